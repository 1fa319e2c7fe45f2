import { VisuallyHidden } from '@mantine/core'
import { useLink } from '@tahi/ui/link.tsx'
import { barWords, leaveWords, typeTone } from './calendar-words.ts'
import classes from './month-grid.module.css'
import type { Bar } from './month-layout.ts'

type LeaveBarProps = { bar: Bar; href: string | undefined }

/** A leave over its days of one week: name and type, filled when confirmed, outlined when requested. */
export function LeaveBar({ bar: { leave, first, last, lane, continued, continues }, href }: LeaveBarProps) {
  const Link = useLink()
  const face = {
    className: classes.bar ?? '',
    title: leaveWords(leave),
    'data-tone': typeTone(leave.leaveType),
    'data-state': leave.state,
    'data-continued': continued || undefined,
    'data-continues': continues || undefined,
  }
  const words = (
    <>
      <span aria-hidden="true">{barWords(leave)}</span>
      <VisuallyHidden>{leaveWords(leave)}</VisuallyHidden>
    </>
  )
  return (
    <li style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 1 }}>
      {href === undefined ? (
        <span {...face}>{words}</span>
      ) : (
        <Link {...face} href={href}>
          {words}
        </Link>
      )}
    </li>
  )
}
