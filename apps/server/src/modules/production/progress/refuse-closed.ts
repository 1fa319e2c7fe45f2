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
 * Refuses entries that are too early or too late. Employees report on the day of the entry, on quotas of their
 * designation on that day. Entries made offline are accepted for a week (D4, decision 0018).
 * @throws Refusal not_found for a removed quota; invalid
 */
export async function refuseClosed(
  work: Work,
  { active, day, designationId }: QuotaRow,
  entered: Entered,
): Promise<void> {
  if (!active) throw notFound(texts.quota.removed)
  if (day > work.today) throw invalid('quotaId', texts.quota.notYet)
  if (!work.scope.ownOnly) return
  if (entered.doubts.includes('longAgo')) throw invalid('tapped', texts.quota.enteredLongAgo)
  if (day === entered.day && designationId === (await ownDesignationAt(work, entered.at))) return
  const { employeesToday, employeesThatDay } = texts.quota
  throw invalid(
    'quotaId',
    entered.day === work.today ? employeesToday : employeesThatDay(formatDay(entered.day)),
  )
}

async function ownDesignationAt({ queries }: Work, at: Date): Promise<string | null | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select own_designation_at(${at}::timestamptz) as id`.execute(queries)
  return rows[0]?.id
}
