import { type FieldError, texts } from '@tahi/contract'
import { type Day, type EnteredRate, formatDay } from '@tahi/domain'
import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { hasRates } from './abilities.ts'
import type { PersonEntry, StoredPerson } from './person.ts'

export interface NewRate extends EnteredRate {
  readonly personId: string
  readonly branchId: string
}

/** A person's rates to write; people of head office have none. @param branchId the branch that pays them */
export const newRates = (
  { id, branchId }: Pick<StoredPerson, 'id' | 'branchId'>,
  rates: readonly EnteredRate[],
): NewRate[] => (branchId === null ? [] : rates.map((rate) => ({ ...rate, personId: id, branchId })))

/** Why no rate of somebody begins on a day: who left is paid for the days until then alone (decision 0023). */
export function rateRefusal(person: Pick<PersonEntry, 'role' | 'leftOn'>, from: Day): FieldError | undefined {
  if (!hasRates(person)) return { path: 'dailyRate', msg: texts.person.noRates }
  const { leftOn } = person
  if (leftOn === null || from <= leftOn) return undefined
  return { path: 'ratesFrom', msg: texts.person.ratesUntil(formatDay(leftOn)) }
}

/** Writes any number of rates in one statement. A rate that begins on the same day as another of the person replaces it. */
export async function writeRates({ queries }: Work, rates: readonly NewRate[]): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map((rate) => ({
    person_id: rate.personId,
    branch_id: rate.branchId,
    effective_from: rate.from,
    daily_rate: rate.dailyRate,
    overtime_rate: rate.overtimeRate,
    daily_entered: rate.dailyEntered,
    overtime_entered: rate.overtimeEntered,
  }))
  await sql`
    insert into pay_rate
      (person_id, branch_id, effective_from, daily_rate, overtime_rate, daily_entered, overtime_entered)
    select person_id, branch_id, effective_from, daily_rate, overtime_rate, daily_entered, overtime_entered
    from jsonb_populate_recordset(null::pay_rate, ${JSON.stringify(rows)}::jsonb)
    on conflict (person_id, effective_from) do update
    set branch_id = excluded.branch_id, daily_rate = excluded.daily_rate, overtime_rate = excluded.overtime_rate,
      daily_entered = excluded.daily_entered, overtime_entered = excluded.overtime_entered`.execute(queries)
}

export async function deleteRate({ queries }: Work, personId: string, from: string): Promise<void> {
  await sql`delete from pay_rate where person_id = ${personId} and effective_from = ${from}`.execute(queries)
}
