import type { Day, WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { openSession } from '../../src/modules/identity/sessions.ts'
import { organisationRows } from '../fixtures/organisation-rows.ts'
import type { Person, TestServer } from '../fixtures/server.ts'
import type { Choices } from './choices.ts'

const sewersOfABranch = 6

/** Three branches with their managers, HR and accountant, and two weeks of earlier records. */
export async function hirePeople(tahi: TestServer, choices: Choices, firstDay: Day) {
  const { run, department, designation, put } = organisationRows(tahi)
  /** The names of branches and people by their ids, for the diary. */
  const names = new Map<string, string>()

  const hire = async (role: Person['role'], code: string, branch: string | null = null) => {
    const person = await tahi.addPerson(role, branch, { code, lastName: code })
    await signIn(tahi, person)
    names.set(person.id, code)
    return person
  }

  const sewing = await department('Sewing')
  const designations = [await designation(sewing, 'Sewer'), await designation(sewing, 'Trimmer')]
  names.set(sewing, 'SEWING')
  for (const [index, id] of designations.entries()) names.set(id, `DESIGNATION-${index + 1}`)
  const branches: string[] = []
  const managers: Person[] = []
  const sewers: Person[] = []
  for (const letter of ['A', 'B', 'C']) {
    const branch = await tahi.addBranch(letter)
    names.set(branch, `BRANCH-${letter}`)
    branches.push(branch)
    managers.push(await hire('manager', `MANAGER-${letter}`, branch))
    for (let number = 1; number <= sewersOfABranch; number += 1) {
      const sewer = await hire('user', `SEWER-${letter}${number}`, branch)
      await put(sewer, sewing, choices.oneOf(designations))
      await tahi.addRate(sewer, '2026-01-01', choices.between(40_000, 60_000), choices.between(6_000, 9_000))
      await run(daysBefore(firstDay, sewer, choices.between(400, 540), choices.between(900, 1_200)))
      sewers.push(sewer)
    }
  }
  const headOffice = {
    hr: await hire('hr', 'HR'),
    admin: await hire('admin', 'ADMIN'),
    accountant: await hire('act', 'ACCOUNTANT'),
  }
  await dateBack(run, tahi.clock.now())
  return { run, names, department: sewing, designations, branches, managers, sewers, ...headOffice }
}

/** Records of the two weeks before: the first to be paid, the second to be confirmed. */
const daysBefore = (firstDay: Day, { id, branchId }: Person, timeIn: WallTime, timeOut: WallTime) => sql`
  insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status)
  select gen_random_uuid(), ${branchId}, ${id}, day, ${timeIn}, ${timeOut},
    case when day < ${firstDay}::date - 7 then 'present' else 'pending' end
  from generate_series(${firstDay}::date - 14, ${firstDay}::date - 1, interval '1 day') as day
  where extract(dow from day) > 0`

/** On a phone, because a console session would end overnight. */
export async function signIn({ database, clock }: TestServer, person: Person) {
  const session = { personId: person.id, client: 'employee', address: 'test', userAgent: 'test' } as const
  person.token = await database.asOwner((queries) => openSession(queries, { ...session, now: clock.now() }))
}

/** Makes branches and people as old as the company; the database dates them by the real clock. */
async function dateBack(run: ReturnType<typeof organisationRows>['run'], since: Date) {
  await run(sql`update branch set created_at = ${since}`)
  await run(sql`update person set created_at = ${since}`)
}
