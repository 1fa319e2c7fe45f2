import type { PayRate } from '@tahi/domain'
import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import type { StoredPerson } from './person.ts'

export interface NewRate extends PayRate {
  readonly personId: string
  readonly branchId: string
}

/** A person's rates to write; people of head office have none. */
export const newRates = (
  { id, branchId }: Pick<StoredPerson, 'id' | 'branchId'>,
  rates: readonly PayRate[],
): NewRate[] => (branchId === null ? [] : rates.map((rate) => ({ ...rate, personId: id, branchId })))

/** Writes any number of rates in one statement. A rate that begins on the same day as another of the person replaces it. */
export async function writeRates({ queries }: Work, rates: readonly NewRate[]): Promise<void> {
  const rows = rates.map(({ personId, branchId, from, dailyRate, overtimeRate }) => ({
    person_id: personId,
    branch_id: branchId,
    effective_from: from,
    daily_rate: dailyRate,
    overtime_rate: overtimeRate,
  }))
  await sql`
    insert into pay_rate (person_id, branch_id, effective_from, daily_rate, overtime_rate)
    select person_id, branch_id, effective_from, daily_rate, overtime_rate
    from jsonb_populate_recordset(null::pay_rate, ${JSON.stringify(rows)}::jsonb)
    on conflict (person_id, effective_from) do update
    set branch_id = excluded.branch_id, daily_rate = excluded.daily_rate,
      overtime_rate = excluded.overtime_rate`.execute(queries)
}

export async function deleteRate({ queries }: Work, personId: string, from: string): Promise<void> {
  await sql`delete from pay_rate where person_id = ${personId} and effective_from = ${from}`.execute(queries)
}
