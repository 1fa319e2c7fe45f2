import type { ReactNode } from 'react'
import classes from './mark.module.css'

/** A word that marks something new. */
export const Mark = ({ children }: { children: ReactNode }) => (
  <span className={classes.mark}>{children}</span>
)
