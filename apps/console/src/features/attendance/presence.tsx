import classes from './presence.module.css'

type PresenceProps = { present: number; total: number }

/** 'present / total' (C2 Admin view), with the share as a bar. */
export function Presence({ present, total }: PresenceProps) {
  const share = total > 0 ? Math.min(1, present / total) : 0
  return (
    <span className={classes.presence}>
      <span className={classes.count}>
        {present.toLocaleString('en')} / {total.toLocaleString('en')}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={classes.share}>{Math.round(share * 100)}%</span>
    </span>
  )
}
