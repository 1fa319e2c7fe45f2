import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/**
 * A decorative drawing in thread of what went wrong, beside a text that says the same. Each drawing is a file of its
 * own, so that the login loads only the ones that it may need offline.
 */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={classes.drawing} viewBox="0 0 240 112" fill="none" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
