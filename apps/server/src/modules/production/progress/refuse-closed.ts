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
 * Refuses entries that are too early or too late. Employees report on the day of the entry, on quotas that were of their
 * branch and designation at that time, even if a quota went to another designation since. Entries made offline are
 * accepted for a week (D4, decision 0018).
 * @throws Refusal not_found for a removed quota; invalid
 */
export async function refuseClosed(work: Work, quota: QuotaRow, entered: Entered): Promise<void> {
  const { active, day } = quota
  if (!active) throw notFound(texts.quota.removed)
  if (day > work.today) throw invalid('quotaId', texts.quota.notYet)
  if (!work.scope.ownOnly) return
  if (entered.doubts.includes('longAgo')) throw invalid('tapped', texts.quota.enteredLongAgo)
  if (day === entered.day && (await wasOwn(work, quota.id, entered.at))) return
  const { employeesToday, employeesThatDay } = texts.quota
  throw invalid(
    'quotaId',
    entered.day === work.today ? employeesToday : employeesThatDay(formatDay(entered.day)),
  )
}

/** Whether the quota was of the caller's branch and designation at a moment. */
async function wasOwn({ queries }: Work, quotaId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select was_own_quota(${quotaId}::uuid, ${at}::timestamptz) as own`.execute(queries)
  return rows[0]?.own ?? false
}
