import { Skeleton } from '@mantine/core'
import { type AttendanceRecord, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { shownTime } from '../../../platform/shown-time.ts'
import classes from './day-preview.module.css'

type PresentListProps = {
  records: readonly AttendanceRecord[] | undefined
  /** How many rows to reserve space for until they are loaded. */
  expected: number
}

/** Name, time in and time out of the counted people (C2). */
export function PresentList({ records, expected }: PresentListProps) {
  if (!records) return <Skeleton height={Math.min(12, expected + 1) * 34} />
  if (records.length === 0) return <EmptyState>{texts.attendanceSummary.nobodyListed}</EmptyState>
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.name}</th>
          <th scope="col">{texts.columns.timeIn}</th>
          <th scope="col">{texts.columns.timeOut}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ _id, employee, timeIn, timeOut }) => (
          <tr key={_id}>
            <td>
              {listedName(employee)} <small>{employee.userId}</small>
            </td>
            <td>{shownTime(timeIn)}</td>
            <td>{shownTime(timeOut)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
