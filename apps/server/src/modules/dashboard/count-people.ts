import type { DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { countActive } from './lifetimes.ts'
import type { Asked } from './reach.ts'

/** Active people without the caller, as the record list has them (W2 Employees). */
export const countPeople = (asked: Asked): Promise<DashboardSummary['employees']> => {
  const inBranch = asked.branchId === null ? sql`true` : sql`person.branch_id = ${asked.branchId}`
  return countActive(asked, 'person', sql`person.id <> ${asked.work.scope.personId} and ${inBranch}`)
}
