import type { DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import type { Asked } from './asked.ts'

/** Whether the company has a first of each that it needs, whatever the branch that is asked for. */
export async function readFirstSteps({
  work: { queries },
}: Asked): Promise<NonNullable<DashboardSummary['firstSteps']>> {
  const { rows } = await sql<NonNullable<DashboardSummary['firstSteps']>>`
    select exists (select from branch where active) as branch,
      exists (select from department where active) as department,
      exists (select from designation where active) as designation,
      exists (select from person where active and role = 'manager') as "hrAdmin",
      exists (select from person where active and role = 'user') as employees`.execute(queries)
  const [row] = rows
  if (!row) throw new Error('A select without a table has a row')
  return row
}
