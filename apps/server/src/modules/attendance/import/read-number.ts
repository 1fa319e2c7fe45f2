import type { readAttendanceImportNumber as call, Request } from '@tahi/contract'
import { clockNumberOf, compareNames } from '@tahi/domain'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport } from './import.ts'
import { allNames } from './other-names.ts'

interface Called {
  _id: string
  userId: string
  firstName: string
  lastName: string
  names: string
}

/** The name that an import's file gives to an unassigned clock number, and the branch's only active person of that name. */
export async function readNumber(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { id, branchId } = await findImport(work, params.id)
  const name = await nameOf(work, id, clockNumberOf(query.number))
  if (name === undefined) return { name: '', proposed: null }
  const people = await membersOf(work, branchId)
  const [found, ...others] = people.filter(({ names }) => compareNames(name, names) === 'same')
  if (!found || others.length > 0) return { name, proposed: null }
  const { names: _, ...proposed } = found
  return { name, proposed }
}

/** The most frequent name in the number's rows. */
async function nameOf({ queries }: Work, id: string, number: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from attendance_import_row
    where import_id = ${id} and clock_number = ${number} and person_id is null and name <> ''
    group by name
    order by count(*) desc, name
    limit 1`.execute(queries)
  return rows[0]?.name
}

async function membersOf({ queries }: Work, branchId: string): Promise<Called[]> {
  const { rows } = await sql<Called>`
    select person.id as "_id", person.code as "userId", person.first_name as "firstName",
      person.last_name as "lastName", ${allNames} as names
    from person left join person_detail on person_detail.person_id = person.id
    where person.branch_id = ${branchId} and person.active`.execute(queries)
  return rows
}
