import { formatCount } from '@tahi/contract'
import { Meter } from '@tahi/ui/charts/meter.tsx'
import type { Tone } from '@tahi/ui/tone.ts'
import { MoreToConfirm } from './more-to-confirm.tsx'
import { percentOf } from './percent-of.ts'
import classes from './presence.module.css'

type PresenceProps = {
  counted: number
  total: number
  /** Further days that wait for confirmation. */
  toConfirm: number
  tone: Tone
}

/** 'present / total' (C2 Admin view), or the count of another status, with the share as a bar. */
export function Presence({ counted, total, toConfirm, tone }: PresenceProps) {
  return (
    <span className={classes.presence}>
      <span className={classes.count}>
        {formatCount(counted)} / {formatCount(total)}
      </span>
      <Meter value={counted} of={total} tone={tone} height={8} />
      <span className={classes.share}>{percentOf(counted, total)}%</span>
      <MoreToConfirm days={toConfirm} />
    </span>
  )
}
