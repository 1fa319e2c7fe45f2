import type { countEmployed as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { personBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { lastDay } from './employed.ts'
import { isPresent } from './presence.ts'

/**
 * Counts the employees of some days, each once, whatever branches kept their days: those of now, and those who left the
 * company or their role since, as in `summariseRecords`.
 */
export async function countEmployed(
  { queries, scope }: Work,
  { query: { from, to } }: Pick<Request<typeof call>, 'query'>,
): Promise<Result<typeof call>> {
  const { rows } = await sql<{ employees: number }>`
    select count(*)::int as employees from person
    where ${personBranchIs(scope.branchId)} and (
      (role = 'user' and ${lastDay} >= ${from}::date)
      or ((not active or role <> 'user') and 0 < (
        select count(*) from attendance
        where attendance.active and attendance.person_id = person.id and attendance.day between ${from} and ${to}
          and (${isPresent} or attendance.day <= ${lastDay}))))`.execute(queries)
  return { employees: rows[0]?.employees ?? 0 }
}
