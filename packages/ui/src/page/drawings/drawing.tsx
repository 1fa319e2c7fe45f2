import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/**
 * What went wrong, told in thread: decoration, for the words beside it say the same. Each drawing is a file of its own,
 * so that the login loads no more of them than it may have to show without a line.
 */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={classes.drawing} viewBox="0 0 240 112" fill="none" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
