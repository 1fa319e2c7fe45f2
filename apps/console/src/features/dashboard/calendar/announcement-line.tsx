import { IconChevronRight } from '@tabler/icons-react'
import type { DashboardMonth } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import classes from './day-panel.module.css'

type AnnouncementLineProps = {
  announcement: DashboardMonth['announcements'][number]
  withBranch: boolean
}

/** An announcement by its title; pressed, it shows its description. */
export function AnnouncementLine({ announcement, withBranch }: AnnouncementLineProps) {
  const { title, desc, branchName, startDate, endDate } = announcement
  const days =
    startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`
  return (
    <li>
      <details className={classes.announcement}>
        <summary>
          <IconChevronRight className={classes.arrow} size={15} aria-hidden />
          <span>
            <strong>{title}</strong>
            <small>{withBranch ? `${days} · ${branchName}` : days}</small>
          </span>
        </summary>
        <p className={classes.description}>{desc}</p>
      </details>
    </li>
  )
}
