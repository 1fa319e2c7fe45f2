import { type ShiftWeekRow, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import classes from './person-cell.module.css'

/** The person of a row; of people who left, since when. */
export function PersonCell({ row, withBranch }: { row: ShiftWeekRow; withBranch: boolean }) {
  const { employee, designationName, branchName, leftOn } = row
  const more = [
    employee.userId,
    withBranch ? branchName : leftOn === null && designationName,
    leftOn && texts.shiftWeek.leftOn(formatDay(leftOn)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <span className={classes.person}>
      <strong>{listedName(employee)}</strong>
      <small>{more}</small>
    </span>
  )
}
