import type { ReactNode } from 'react'
import classes from './heard.module.css'

/** Words for screen readers, where sighted people see what they say by a place or a colour. */
export const Heard = ({ children }: { children: ReactNode }) => (
  <span className={classes.heard}>{children}</span>
)
