import { Skeleton } from '@mantine/core'
import { texts } from '@tahi/contract'
import { DayStrip } from '@tahi/ui/charts/day-strip.tsx'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { monthName } from '../../../platform/calendar/day-words.ts'
import { useCompany } from '../../../platform/company.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { statusWords } from '../statuses.ts'
import classes from './month-card.module.css'
import { monthCounts, monthDays } from './month-days.ts'
import { useHours } from './use-hours.ts'
import { useMonth } from './use-month.ts'

type MonthCardProps = { userId: string; name: string; day: string }

/** A person's month at a glance, around the day of the form. */
export function MonthCard({ userId, name, day }: MonthCardProps) {
  const { today } = useCompany()
  const { records, error, retry } = useMonth(userId, day)
  const { hours, ...shift } = useHours(userId, day)
  const month = monthName(day)
  return (
    <FormSection title={month}>
      {records && hours ? (
        <div className={classes.month}>
          <DayStrip
            label={texts.attendanceForm.monthOf(name, month)}
            days={monthDays(day, today, records, hours)}
          />
          {records.length === 0 ? (
            <p className={classes.none}>{texts.attendanceForm.emptyMonth}</p>
          ) : (
            <ul className={classes.counts}>
              {monthCounts(records).map(([status, count]) => (
                <li key={status}>
                  <StatusBadge tone={statusWords[status].tone} label={statusWords[status].label} /> {count}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : error ? (
        <ProblemNotice problem={problemOf(error, retry)} />
      ) : shift.error ? (
        <ProblemNotice problem={problemOf(shift.error, shift.retry)} />
      ) : (
        <Skeleton height={74} />
      )}
    </FormSection>
  )
}
