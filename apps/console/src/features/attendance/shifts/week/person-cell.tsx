import type { ShiftWeekRow } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import classes from './person-cell.module.css'

/** The person of a row. */
export function PersonCell({ row, withBranch }: { row: ShiftWeekRow; withBranch: boolean }) {
  const { employee, designationName, branchName } = row
  const more = [employee.userId, withBranch ? branchName : designationName].filter(Boolean).join(' · ')
  return (
    <span className={classes.person}>
      <strong>{listedName(employee)}</strong>
      <small>{more}</small>
    </span>
  )
}
