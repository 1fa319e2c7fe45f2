import { VisuallyHidden } from '@mantine/core'
import { useLink } from '@tahi/ui/link.tsx'
import { leaveHref } from '../address.ts'
import { barWords, leaveWords, typeTone } from './calendar-words.ts'
import classes from './month-grid.module.css'
import type { Bar } from './month-layout.ts'

/**
 * A leave over its days of one week, with name and type: filled if confirmed, outlined if requested. It links to its
 * form.
 */
export function LeaveBar({ bar: { leave, first, last, lane, continued, continues } }: { bar: Bar }) {
  const Link = useLink()
  return (
    <li style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 1 }}>
      <Link
        className={classes.bar ?? ''}
        title={leaveWords(leave)}
        data-tone={typeTone(leave.leaveType)}
        data-state={leave.state}
        data-continued={continued || undefined}
        data-continues={continues || undefined}
        href={leaveHref(leave._id)}
      >
        <span aria-hidden="true">{barWords(leave)}</span>
        <VisuallyHidden>{leaveWords(leave)}</VisuallyHidden>
      </Link>
    </li>
  )
}
