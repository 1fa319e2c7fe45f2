import { leaveEvent } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import { type LeaveRow, toLeave } from './leave.ts'

/** Publishes a leave that was requested, changed or decided (C7). */
export function tellLeave({ news, scope }: Work, row: LeaveRow): void {
  news.tell(leaveEvent, { branchId: row.branchId, personId: row.personId }, toLeave(row, scope))
}
