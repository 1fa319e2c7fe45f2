import { IconChevronRight } from '@tabler/icons-react'
import { type DashboardMonth, texts } from '@tahi/contract'
import { formatDays } from '@tahi/ui/format/day.ts'
import classes from './day-panel.module.css'

type AnnouncementLineProps = {
  announcement: DashboardMonth['announcements'][number]
  withBranch: boolean
}

/** An announcement's title; a press shows its description. */
export function AnnouncementLine({ announcement, withBranch }: AnnouncementLineProps) {
  const { title, desc, branchId, branchName, startDate, endDate } = announcement
  const days = formatDays(startDate, endDate)
  // Users who see one branch are also told when an announcement is for all.
  const place = branchId === 'All' ? texts.forAllBranches : withBranch && branchName
  return (
    <li>
      <details className={classes.announcement}>
        <summary>
          <IconChevronRight className={classes.arrow} size={15} aria-hidden />
          <span>
            <strong>{title}</strong>
            <small>{place ? `${days} · ${place}` : days}</small>
          </span>
        </summary>
        <p className={classes.description}>{desc}</p>
      </details>
    </li>
  )
}
