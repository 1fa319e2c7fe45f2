import type { ReactNode } from 'react'
import classes from './long-text.module.css'

/** A cell's text of any length: truncated to fit, shown whole on hover. */
export const LongText = ({ whole, children }: { whole: string; children: ReactNode }) => (
  <span className={classes.text} title={whole}>
    {children}
  </span>
)
