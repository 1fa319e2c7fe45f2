import type { ReactNode } from 'react'
import classes from './long-text.module.css'

/** A cell's text of any length: as much of it as there is room for, all of it where the pointer rests. */
export const LongText = ({ whole, children }: { whole: string; children: ReactNode }) => (
  <span className={classes.text} title={whole}>
    {children}
  </span>
)
