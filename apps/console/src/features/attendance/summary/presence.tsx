import { formatCount } from '@tahi/contract'
import type { Tone } from '@tahi/ui/tone.ts'
import { MoreToConfirm } from './more-to-confirm.tsx'
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
  const share = total > 0 ? Math.min(1, counted / total) : 0
  return (
    <span className={classes.presence}>
      <span className={classes.count}>
        {formatCount(counted)} / {formatCount(total)}
      </span>
      <span className={classes.bar} data-tone={tone} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={classes.share}>{Math.round(share * 100)}%</span>
      <MoreToConfirm days={toConfirm} />
    </span>
  )
}
