import type { ReactNode } from 'react'
import classes from './mark.module.css'

/** A word that draws the eye to what is new. */
export const Mark = ({ children }: { children: ReactNode }) => (
  <span className={classes.mark}>{children}</span>
)
