import { sql } from 'kysely'
import { type AuditEntry, audit } from '../../platform/audit.ts'
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
 * a quota of the same style on the same day, both stay as they are: two targets with their reports cannot be merged
 * without a loss.
 */
export async function moveQuotas(
  work: Work,
  designationId: string,
  to: { readonly departmentId: string; readonly designationId: string },
): Promise<void> {
  const { rows } = await sql<Retired>`
    update quota set department_id = ${to.departmentId}, designation_id = ${to.designationId}, version = version + 1
    where active and day >= ${work.today} and designation_id = ${designationId}
      and not exists (
        select from quota as other
        where other.active and other.designation_id = ${to.designationId} and other.id <> quota.id
          and other.branch_id = quota.branch_id and other.day = quota.day
          and lower(other.style_name) = lower(quota.style_name)
      )
    returning id, branch_id as "branchId"`.execute(work.queries)
  await audit(
    work,
    rows.map((quota) => entry(quota, { action: 'quota.change', before: { designationId }, after: to })),
  )
}

const entry = (
  { id, branchId }: Retired,
  told: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): AuditEntry => ({ ...told, entity: 'quota', entityId: id, branchId })
