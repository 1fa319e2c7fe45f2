import { texts } from '@tahi/contract'
import { daysOutside, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { conflict } from '../../platform/errors.ts'
import { idsOf } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import {
  type LeaveDays,
  leavesWithDaysElsewhere,
  takeBackLeaveDays,
  writeLeaveDays,
} from '../attendance/index.ts'
import { type LeaveRow, periodOf } from './leave.ts'

const daysOf = (row: LeaveRow, period: Period): LeaveDays => ({
  leaveId: row.id,
  personId: row.personId,
  ...period,
})

/** Writes the days of newly confirmed leaves into attendance (D4). */
export const writeDays = (work: Work, rows: readonly LeaveRow[]): Promise<void> => {
  tellDays(work, rows)
  return writeLeaveDays(
    work,
    rows.map((row) => daysOf(row, periodOf(row))),
  )
}

/**
 * @param kept days that it still covers
 * @throws Refusal conflict when days to be taken back were paid by a branch out of reach, which keeps them
 */
export async function refuseDaysElsewhere(work: Work, { id }: LeaveRow, kept?: Period): Promise<void> {
  const elsewhere = await leavesWithDaysElsewhere(work, [id], kept)
  if (elsewhere.size > 0) throw conflict(texts.leave.movedAway)
}

/** Takes back the days that no longer confirmed leaves wrote into attendance, and nothing else (D4). */
export async function takeBackDays(work: Work, rows: readonly LeaveRow[]): Promise<void> {
  if (rows.length === 0) return
  tellDays(work, rows)
  const ids = idsOf(rows)
  await Promise.all([tellWrittenDays(work, ids), takeBackLeaveDays(work, ids)])
}

/**
 * Moves a confirmed leave's days in attendance to its new ones. The days that it covered before stay as they are: somebody
 * may have removed one since, or decided that it was an absence.
 */
export async function moveDays(work: Work, row: LeaveRow, before: Period): Promise<void> {
  const now = periodOf(row)
  if (now.from === before.from && now.to === before.to) return
  tellDays(work, [row])
  await Promise.all([tellWrittenDays(work, [row.id]), takeBackLeaveDays(work, [row.id], now)])
  await writeLeaveDays(
    work,
    daysOutside(now, before).map((added) => daysOf(row, added)),
  )
}

/**
 * The days are attendance of the branch, so clients that show its attendance refetch it. They are written in the branch
 * where the person works now, to which a leave that had stayed moves with its decision.
 */
function tellDays({ news }: Work, rows: readonly LeaveRow[]): void {
  for (const { branchId, personBranchId } of rows) {
    news.changed('attendance', branchId)
    if (personBranchId !== null) news.changed('attendance', personBranchId)
  }
}

/** Also the branches that kept paid days of these leaves when their people moved (decision 0009). */
async function tellWrittenDays({ news, queries }: Work, leaveIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ branchId: string }>`
    select distinct branch_id as "branchId" from attendance
    where active and leave_id = any(${leaveIds}::uuid[])`.execute(queries)
  for (const { branchId } of rows) news.changed('attendance', branchId)
}
