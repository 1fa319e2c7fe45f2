import type { DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { personBranchIs } from '../../platform/scope.ts'
import type { Asked } from './asked.ts'
import { countActive } from './lifetimes.ts'

/** Active people except the caller, as the record list counts them (W2 Employees). */
export const countPeople = (asked: Asked): Promise<DashboardSummary['employees']> =>
  countActive(
    asked,
    'person',
    sql`person.id <> ${asked.work.scope.personId} and ${personBranchIs(asked.branchId)}`,
  )
