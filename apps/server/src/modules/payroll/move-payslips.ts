import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { conflict } from '../../platform/errors.ts'
import { idsOf } from '../../platform/ids.ts'
import { payingBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { moveDays } from '../attendance/index.ts'
import { moveLeaves, notifyOfMovedLeaves } from '../leave/index.ts'
import { mayReopen, type PayslipRow } from './payslip.ts'
import { tellMoved } from './tell-moved.ts'

/** Moves the pending payslips of people to their new branch, which will recompute and pay them. */
export async function movePayslips(
  { queries }: Work,
  ids: readonly string[],
  branchId: string,
): Promise<void> {
  await sql`
    update payslip set branch_id = ${branchId}, version = version + 1
    where active and status = 'pending' and person_id = any(${ids}::uuid[]) and branch_id <> ${branchId}`.execute(
    queries,
  )
}

/** @throws Refusal conflict when the payslip would follow its person to a branch that is not the caller's */
export function refuseReopening(row: PayslipRow, { scope }: Work): void {
  if (!mayReopen(row, scope.role)) throw conflict(texts.payslip.movedAway)
}

/**
 * Moves payslips that are no longer paid, with their days and leaves, to their people's current branches (decision 0009).
 * The version is not incremented again, because marking already did: a repeated request must see no other change.
 */
export async function followPeople(work: Work, rows: readonly PayslipRow[]): Promise<void> {
  const following = rows.filter(
    ({ personBranchId, branchId }) => personBranchId !== null && personBranchId !== branchId,
  )
  if (following.length === 0) return
  const ids = idsOf(following)
  await sql`
    update payslip set branch_id = ${payingBranch}
    from person where person.id = payslip.person_id and payslip.id = any(${ids}::uuid[])`.execute(
    work.queries,
  )
  await moveDays(work, ids)
  const leaves = await moveLeaves(
    work,
    following.map(({ personId }) => personId),
  )
  await notifyOfMovedLeaves(work, leaves)
  tellMoved(
    work,
    following.flatMap(({ branchId, personBranchId }) => [branchId, personBranchId ?? branchId]),
  )
}
