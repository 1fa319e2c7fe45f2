import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { isUnsettledClaim } from '../attendance/index.ts'
import type { Asked } from './asked.ts'

/**
 * Clock-ins and clock-outs that were not recorded and wait for HR, with the oldest of their days. One that comes late is
 * for a day of a former month, which may be paid already and which no list shows by itself.
 */
export async function countUnrecordedTimes({
  work,
  branchId,
}: Asked): Promise<{ count: number; since: Day | null }> {
  const { rows } = await sql<{ count: number; since: Day | null }>`
    select count(*)::integer as count, min(day) as since
    from punch
    where ${isUnsettledClaim} and ${branchIs('punch', branchId)}`.execute(work.queries)
  return rows[0] ?? { count: 0, since: null }
}
