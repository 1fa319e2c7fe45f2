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
 * Refuses entries that are too early or too late. Employees report on quotas that were of the entry's day, and of their
 * branch and designation, at that time, even if a quota went to another day or designation since. Entries made offline
 * are accepted for a week (D4, decision 0018).
 * @throws Refusal not_found for a removed quota; invalid
 */
export async function refuseClosed(work: Work, quota: QuotaRow, entered: Entered): Promise<void> {
  const { active, day } = quota
  const isToCome = day > work.today
  if (!active) throw notFound(work.scope.ownOnly ? texts.quota.piecesOfRemoved : texts.quota.removed)
  if (!work.scope.ownOnly) {
    if (isToCome) throw invalid('quotaId', texts.quota.notYet)
    return
  }
  if (entered.doubts.includes('longAgo')) throw invalid('tapped', texts.quota.enteredLongAgo)
  if (await wasOwn(work, quota.id, entered)) return
  if (isToCome) throw invalid('quotaId', texts.quota.notYet)
  const { employeesToday, employeesThatDay } = texts.quota
  throw invalid(
    'quotaId',
    entered.day === work.today ? employeesToday : employeesThatDay(formatDay(entered.day)),
  )
}

/** Whether the quota was of that day, and of the caller's branch and designation, at the moment of the entries. */
async function wasOwn({ queries }: Work, quotaId: string, { at, day }: Entered): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select was_own_quota(${quotaId}::uuid, ${at}::timestamptz, ${day}::date) as own`.execute(queries)
  return rows[0]?.own ?? false
}
