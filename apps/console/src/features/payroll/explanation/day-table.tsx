import { type PayslipPreview, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { shownTime } from '../../../platform/shown-time.ts'
import classes from './explanation.module.css'
import { shownHours } from './shown.ts'
import type { Topic } from './topic.ts'
import { dayWithWeekday } from './weekday.ts'
import { whyNot } from './why-not.ts'

type DayTableProps = { days: PayslipPreview['days']; topic: Topic }

/** The attendance of the period: what each day contributed, or why it did not count. */
export function DayTable({ days, topic }: DayTableProps) {
  const counted = days.filter((day) => day.counted).length
  return (
    <table className={classes.days} data-topic={topic}>
      <caption>
        {days.length === 0
          ? texts.payslipExplanation.noAttendance
          : texts.payslipExplanation.counted(counted, days.length)}
      </caption>
      {days.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{texts.columns.day}</th>
            <th scope="col">{texts.payslipExplanation.in}</th>
            <th scope="col">{texts.payslipExplanation.out}</th>
            <th scope="col" data-figure="regular">
              {texts.payslipParts.regular}
            </th>
            <th scope="col" data-figure="overtime">
              {texts.payslipParts.overtime}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {days.map((day) => (
          <DayRow key={day.recordId} day={day} />
        ))}
      </tbody>
    </table>
  )
}

function DayRow({ day }: { day: DayTableProps['days'][number] }) {
  const why = whyNot(day)
  const badge = why !== null && (
    <StatusBadge tone={day.status === 'pending' ? 'warn' : 'neutral'} label={why} />
  )
  // Hours at no rate are among those that add up to the payslip's.
  const hasHours = day.regularMinutes > 0 || day.overtimeMinutes > 0
  return (
    <tr data-uncounted={why !== null || undefined}>
      <th scope="row">
        {dayWithWeekday(day.date)}
        {hasHours && badge && <div>{badge}</div>}
      </th>
      <td>{shownTime(day.timeIn)}</td>
      <td>{shownTime(day.timeOut)}</td>
      {hasHours ? (
        <>
          <td data-figure="regular">{shownHours(day.regularMinutes)}</td>
          <td data-figure="overtime">{shownHours(day.overtimeMinutes)}</td>
        </>
      ) : (
        <td colSpan={2} className={classes.why}>
          {badge}
        </td>
      )}
    </tr>
  )
}
