import type { settleRefusedPunches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isUnsettledTap } from '../attendance/index.ts'

/** Marks taps with a wrong PIN as dealt with: what they change is written by hand, or is nothing. */
export async function settleRefused(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope, actor, now } = work
  const { rows } = await sql<{ id: string; branchId: string }>`
    update gate_punch set settled_at = ${now}::timestamptz, settled_by_name = ${actor.name}
    where ${isOneOf('gate_punch.id', body.ids)} and ${isUnsettledTap} and ${within(wholeScope(scope), 'gate_punch')}
    returning id, branch_id as "branchId"`.execute(queries)
  await audit(
    work,
    rows.map(({ id, branchId }) => ({
      ...about('gate_punch', { id, branchId }),
      action: 'gate.settle-punch',
    })),
  )
  return { settled: idsOf(rows) }
}
