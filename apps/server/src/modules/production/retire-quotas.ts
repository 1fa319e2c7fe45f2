import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { type AuditEntry, about, audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/work.ts'

interface Retired {
  id: string
  branchId: string
}

/**
 * Soft-deletes a branch's or a designation's quotas from today on, because it is being removed itself. Those on which
 * somebody reported stay, as the past ones do: pieces that were made are not lost with the place where they were made.
 */
export async function removeQuotas(
  work: Work,
  of: { readonly branchId: string } | { readonly designationId: string },
): Promise<void> {
  const where = 'branchId' in of ? sql`branch_id = ${of.branchId}` : sql`designation_id = ${of.designationId}`
  const coming = sql`active and day >= ${work.today} and ${where}`
  // Locked before the reports are looked for: a report that is being written holds its quota, and is then seen.
  await sql`select from quota where ${coming} order by id for no key update`.execute(work.queries)
  const { rows } = await sql<Retired>`
    update quota set active = false, version = version + 1
    where ${coming} and not exists (select from quota_progress where quota_progress.quota_id = quota.id)
    returning id, branch_id as "branchId"`.execute(work.queries)
  await audit(
    work,
    rows.map((quota) => entry(quota, { action: 'quota.remove', before: of })),
  )
}

/**
 * Moves a designation's quotas from today on to another designation, or with it to another department. If the target has
 * a quota of the same style on the same day, they are joined. Of today, or with reports, both stay as they are: two
 * targets with their reports cannot be merged without a loss, and today's pieces may be counted without being sent.
 */
export async function moveQuotas(
  work: Work,
  designationId: string,
  to: { readonly departmentId: string; readonly designationId: string },
): Promise<void> {
  if (to.designationId !== designationId) await joinQuotas(work, designationId, to.designationId)
  const { rows } = await sql<Retired>`
    update quota set department_id = ${to.departmentId}, designation_id = ${to.designationId}, version = version + 1
    where active and day >= ${work.today} and designation_id = ${designationId}
      and not exists (select from quota as other where other.id <> quota.id and ${isSame(to.designationId)})
    returning id, branch_id as "branchId"`.execute(work.queries)
  await audit(
    work,
    rows.map((quota) => entry(quota, { action: 'quota.change', before: { designationId }, after: to })),
  )
}

/** For `other`: the designation's quota of the same style and day as `quota`. */
const isSame = (designationId: string) => sql`
  other.active and other.designation_id = ${designationId} and other.branch_id = quota.branch_id
    and other.day = quota.day and lower(other.style_name) = lower(quota.style_name)`

interface Joined extends Retired {
  otherId: string
  targetBefore: number
  target: number
}

/**
 * Removes those of a designation's quotas of the coming days whose style the other designation has planned too, and adds
 * their targets to its quotas: its people are then those of both. Nobody could report on the former ones any more.
 */
async function joinQuotas(work: Work, designationId: string, otherId: string): Promise<void> {
  const coming = sql`active and day > ${work.today}`
  // As in `removeQuotas`: a report that is being written holds its quota.
  await sql`
    select from quota where ${coming} and designation_id in (${designationId}, ${otherId})
    order by id for no key update`.execute(work.queries)
  const { rows } = await sql<Joined>`
    with gone as (
      update quota set active = false, version = quota.version + 1
      from quota as other
      where quota.active and quota.day > ${work.today} and quota.designation_id = ${designationId}
        and ${isSame(otherId)}
        and not exists (select from quota_progress where quota_progress.quota_id = quota.id)
      returning quota.id, quota.target, other.id as other_id, other.target as target_before
    )
    update quota
    set target = least(quota.target + gone.target, ${limits.largestTarget}::int), version = quota.version + 1
    from gone where quota.id = gone.other_id
    returning gone.id, quota.branch_id as "branchId", quota.id as "otherId", quota.target,
      gone.target_before as "targetBefore"`.execute(work.queries)
  await audit(
    work,
    rows.flatMap(({ otherId: into, targetBefore, target, ...quota }) => [
      entry(quota, { action: 'quota.remove', before: { designationId }, after: { joined: into } }),
      entry(
        { ...quota, id: into },
        { action: 'quota.change', before: { target: targetBefore }, after: { target } },
      ),
    ]),
  )
}

const entry = (quota: Retired, told: Pick<AuditEntry, 'action' | 'before' | 'after'>): AuditEntry => ({
  ...about('quota', quota),
  ...told,
})
