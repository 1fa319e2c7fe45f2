import { texts } from '@tahi/contract'
import classes from './legend.module.css'

type MarkProps = { of: 'announcement' | 'quota'; count?: number }

/** A round mark for announcements, a square one of another colour for quotas. */
export const Mark = ({ of, count }: MarkProps) => (
  <span className={classes.mark} data-of={of}>
    {count !== undefined && <small>{count}</small>}
  </span>
)

/** What the calendar's marks mean. */
export const Legend = ({ withQuotas }: { withQuotas: boolean }) => (
  <ul className={classes.legend} aria-label={texts.choices.legend}>
    <li>
      <Mark of="announcement" /> {texts.dashboard.announcements}
    </li>
    {withQuotas && (
      <li>
        <Mark of="quota" /> {texts.dashboard.quotas}
      </li>
    )}
  </ul>
)
