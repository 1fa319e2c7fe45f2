import { texts } from '@tahi/contract'
import classes from './presence.module.css'

/** Beside a count of those present: days that wait for HR's confirmation. */
export function MoreToConfirm({ days }: { days: number }) {
  return days > 0 && <span className={classes.more}>{texts.attendance.moreToConfirm(days)}</span>
}
