import type { Tone } from '@tahi/ui/tone.ts'
import type { ReactNode } from 'react'
import classes from './badge.module.css'

/** A state, in a word and a colour. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
