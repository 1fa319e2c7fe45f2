import { listQuotas, mayUse, readDashboardMonth, texts } from '@tahi/contract'
import { type Day, firstOfMonth, monthOf } from '@tahi/domain'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { MonthNavigation } from '../../../platform/calendar/month-navigation.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { DashboardLinks } from '../links.ts'
import { refreshEvery } from '../refresh-every.ts'
import classes from './calendar.module.css'
import { DayPanel } from './day-panel.tsx'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'

type CalendarProps = {
  branch: string | undefined
  today: Day
  /** The opened day; its month is shown. */
  chosen: Day
  links: DashboardLinks
  /** Whether the records of several branches are shown. */
  withBranch: boolean
  onChoose: (day: Day) => void
}

/** A month with its marked days, beside the content of the chosen day (C2 Calendar). */
export function Calendar({ branch, today, chosen, links, withBranch, onChoose }: CalendarProps) {
  const { role } = useCurrentUser()
  const query = useCall(
    readDashboardMonth,
    { query: { month: monthOf(chosen), branchId: branch } },
    { every: refreshEvery, exact: true },
  )
  const found = query.data?.data
  const withQuotas = mayUse(listQuotas.allow, role)
  return (
    <section className={classes.calendar} aria-label={texts.dashboard.calendar}>
      <div className={classes.month}>
        <MonthNavigation
          month={firstOfMonth(chosen)}
          today={today}
          onChange={(month) => onChoose(month === firstOfMonth(today) ? today : month)}
        >
          <Legend withQuotas={withQuotas} />
        </MonthNavigation>
        <MonthGrid chosen={chosen} today={today} found={found} onChoose={onChoose} />
      </div>
      {query.error && !found ? (
        <div className={classes.problem}>
          <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
        </div>
      ) : (
        <DayPanel
          day={chosen}
          isToday={chosen === today}
          found={found}
          withBranch={withBranch}
          withQuotas={withQuotas}
          announcementsHref={links.announcements}
        />
      )}
    </section>
  )
}
