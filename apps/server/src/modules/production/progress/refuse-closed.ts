import { texts } from '@tahi/contract'
import { type Day, formatDay, type JudgedPunch } from '@tahi/domain'
import { sql } from 'kysely'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import type { QuotaRow } from '../quota.ts'

/** When entries were made, as far as the server can tell. */
export interface Entered extends Pick<JudgedPunch, 'doubts'> {
  readonly at: Date
  readonly day: Day
}

/**
 * Refuses entries that are too early or too late. Employees report on the day of the entry, on quotas of their branch
 * and designation at that time. Entries made offline are accepted for a week (D4, decision 0018).
 * @throws Refusal not_found for a removed quota; invalid
 */
export async function refuseClosed(work: Work, quota: QuotaRow, entered: Entered): Promise<void> {
  const { active, day } = quota
  if (!active) throw notFound(texts.quota.removed)
  if (day > work.today) throw invalid('quotaId', texts.quota.notYet)
  if (!work.scope.ownOnly) return
  if (entered.doubts.includes('longAgo')) throw invalid('tapped', texts.quota.enteredLongAgo)
  if (day === entered.day && (await wasOwn(work, quota, entered.at))) return
  const { employeesToday, employeesThatDay } = texts.quota
  throw invalid(
    'quotaId',
    entered.day === work.today ? employeesToday : employeesThatDay(formatDay(entered.day)),
  )
}

/** Whether the quota was of the caller's branch and designation at a moment. */
async function wasOwn({ queries }: Work, { branchId, designationId }: QuotaRow, at: Date): Promise<boolean> {
  const { rows } = await sql<{ branch: string | null; designation: string | null }>`
    select own_branch_at(${at}::timestamptz) as branch,
      own_designation_at(${at}::timestamptz) as designation`.execute(queries)
  const [then] = rows
  return then?.branch === branchId && then.designation === designationId
}
