import { type RawBuilder, sql } from 'kysely'
import { employedOn } from '../../attendance/index.ts'
import type { QuotaRow } from '../quota.ts'

/**
 * For `person`: works in the quota's branch, or did until its day. What they made that day can then still be added, also
 * when they were deactivated or moved before it was counted.
 */
export const wasThere = ({ branchId, day }: Pick<QuotaRow, 'branchId' | 'day'>): RawBuilder<unknown> => sql`(
  ${employedOn(sql`${day}::date`)} and (
    person.branch_id is not distinct from ${branchId}::uuid or exists (
      select from former_member
      where former_member.branch_id = ${branchId}::uuid and former_member.person_id = person.id
        and former_member.left_on >= ${day}::date
    )
  )
)`
