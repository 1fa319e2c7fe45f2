import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { asConflict, invalid } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { type QuotaRow, quotaColumns, quotaTables } from './quota.ts'
import { isReached } from './reached.ts'

/**
 * Locks a quota in scope for a change, removed ones included. It is read after the lock, so that its progress is current.
 */
export async function findAndLockQuota(work: Work, id: string): Promise<QuotaRow | undefined> {
  const { queries, scope } = work
  await sql`select from quota where quota.id = ${id} and ${isReached(scope)} for no key update`.execute(
    queries,
  )
  return findQuota(work, id)
}

export async function findQuota({ queries, scope }: Work, id: string): Promise<QuotaRow | undefined> {
  const { rows } = await sql<QuotaRow>`
    select ${quotaColumns(scope)} from ${quotaTables}
    where quota.id = ${id} and ${isReached(scope)}`.execute(queries)
  return rows[0]
}

export type QuotaFields = Pick<
  QuotaRow,
  'id' | 'branchId' | 'departmentId' | 'designationId' | 'styleName' | 'target' | 'day' | 'active'
>

/**
 * @returns whether it was written; false without such a branch, or when another branch's quota has this id.
 * @throws Refusal conflict
 */
export async function insertQuota({ queries, now }: Work, quota: QuotaFields): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into quota (id, branch_id, department_id, designation_id, style_name, target, day, active, created_at)
    select ${quota.id}::uuid, branch.id, ${quota.departmentId}::uuid, ${quota.designationId}::uuid,
      ${quota.styleName}::text, ${quota.target}::int, ${quota.day}::date, ${quota.active}::boolean,
      ${now}::timestamptz
    from branch where branch.id = ${quota.branchId} and branch.active for share
    on conflict (id) do nothing`
    .execute(queries)
    .catch(refuseSameStyle)
  return numAffectedRows === 1n
}

/** Writes the quota's fields and increments the version. @throws Refusal conflict */
export async function updateQuota({ queries }: Work, quota: QuotaFields): Promise<void> {
  await sql`
    update quota
    set department_id = ${quota.departmentId}, designation_id = ${quota.designationId},
      style_name = ${quota.styleName}, target = ${quota.target}, day = ${quota.day}, active = ${quota.active},
      version = version + 1
    where id = ${quota.id}`
    .execute(queries)
    .catch(refuseSameStyle)
}

const refuseSameStyle = asConflict({ quota_living_style: texts.quota.sameStyle })

/**
 * Locks department and designation until the transaction ends.
 * @throws Refusal invalid when one is removed, or the designation belongs to another department
 */
export async function holdDesignation(
  { queries }: Work,
  { departmentId, designationId }: Pick<QuotaFields, 'departmentId' | 'designationId'>,
): Promise<void> {
  const department = await sql`
    select id from department where id = ${departmentId} and active for share`.execute(queries)
  if (department.rows.length === 0) throw invalid('departmentId', texts.quota.department)
  const designation = await sql`
    select id from designation
    where id = ${designationId} and department_id = ${departmentId} and active for share`.execute(queries)
  if (designation.rows.length === 0) throw invalid('designationId', texts.quota.designation)
}

/** Locks the branch until the transaction ends. @throws Refusal invalid at the date when it is removed */
export async function holdBranch(
  { queries }: Work,
  { branchId }: Pick<QuotaFields, 'branchId'>,
): Promise<void> {
  const { rows } = await sql`select id from branch where id = ${branchId} and active for share`.execute(
    queries,
  )
  if (rows.length === 0) throw invalid('date', texts.quota.branchRemoved)
}
