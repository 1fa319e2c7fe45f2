import { isDeepStrictEqual } from 'node:util'
import { type Role, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { asConflict, orNotFound, Refusal } from '../../platform/errors.ts'
import { idsOf } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { personBranchIs, type Scope, scopeOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type PersonEntry, personColumns, personTables, type StoredPerson } from './person.ts'

/**
 * The condition for people whose records the caller reads: themselves and those in scope. Of people who left the branch,
 * the caller sees only the name.
 */
const readablePeople = ({ ownOnly, personId, branchId }: Scope): RawBuilder<unknown> =>
  ownOnly ? sql`person.id = ${personId}` : personBranchIs(branchId)

/** Those of the people whose records the caller may read, ordered by id. */
export async function findPeople({ queries, scope }: Work, ids: readonly string[]): Promise<PersonEntry[]> {
  const { rows } = await sql<PersonEntry>`
    select ${personColumns} from ${personTables}
    where ${isOneOf('person.id', ids)} and ${readablePeople(scope)}
    order by person.id`.execute(queries)
  return rows
}

/** One of them. @throws Refusal not_found */
export const findPerson = async (work: Work, id: string): Promise<PersonEntry> =>
  orNotFound((await findPeople(work, [id]))[0])

/**
 * Like `findPeople`, locked until the transaction ends. The caller is locked too and must still have this scope. Of two
 * General Managers who deactivate each other at once, the second is refused, so that one is always left (D2).
 * @throws Refusal session_ended
 */
export async function lockPeople(work: Work, ids: readonly string[]): Promise<PersonEntry[]> {
  const { queries, scope } = work
  const { rows } = await sql<{ id: string; role: Role; active: boolean; branchId: string | null }>`
    select id, role, active, branch_id as "branchId" from person where id = any(${[...ids, scope.personId]}::uuid[])
    order by id for no key update`.execute(queries)
  const caller = rows.find(({ id }) => id === scope.personId)
  const isSame = caller?.active && isDeepStrictEqual(scopeOf({ ...caller, personId: caller.id }), scope)
  if (!isSame) throw new Refusal('session_ended', texts.signIn.ended)
  return findPeople(work, ids)
}

/**
 * The next free codes, `EMP-00001` and on. Until the transaction ends, nobody else can be given a code or take one. Call
 * it before any insert, even with a count of 0.
 */
export async function nextCodes({ queries }: Work, count: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from next_person_codes(${count}::integer) as code`.execute(queries)
  return rows.map(({ code }) => code)
}

/**
 * Inserts any number of people; a person whose id is taken is left out.
 * @returns the ids that were written
 * @throws Refusal conflict at `userId`, `email` or `clockNumber` when another person has it
 */
export async function insertPeople(
  { queries, now }: Work,
  people: readonly StoredPerson[],
): Promise<string[]> {
  const rows = people.map((person) => ({ ...rowOf(person), created_at: now }))
  const written = await sql<{ id: string }>`
    insert into person (${personOwn}, created_at)
    select ${personOwn}, created_at from jsonb_populate_recordset(null::person, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do nothing
    returning id`
    .execute(queries)
    .catch(refuseTaken)
  const ids = idsOf(written.rows)
  const details = people.filter(({ id }) => ids.includes(id)).map(detailOf)
  await sql`
    insert into person_detail (${detailOwn})
    select ${detailOwn} from jsonb_populate_recordset(null::person_detail, ${JSON.stringify(details)}::jsonb)`
    .execute(queries)
    .catch(refuseTaken)
  return ids
}

/**
 * Writes people and increments their versions; an e-mail address never changes. Of people who go to head office, the
 * branch that they left and the day are kept: it records and pays what they worked until then (decision 0023).
 * @throws Refusal conflict at `clockNumber` when another person of the branch has it
 */
export async function updatePeople({ queries, today }: Work, people: readonly StoredPerson[]): Promise<void> {
  await sql`
    update person
    set role = next.role, first_name = next.first_name, last_name = next.last_name, branch_id = next.branch_id,
      department_id = next.department_id, designation_id = next.designation_id,
      last_branch_id = case when next.branch_id is null then coalesce(person.branch_id, person.last_branch_id) end,
      left_branch_on = case when next.branch_id is not null then null
        when person.branch_id is null then person.left_branch_on else ${today}::date end,
      clock_number = next.clock_number, active = next.active,
      avatar_file_id = next.avatar_file_id, version = person.version + 1,
      deactivated_on = case when person.active and not next.active then ${today}::date else person.deactivated_on end,
      came_on = case
        when person.branch_id is null and next.branch_id <> person.last_branch_id then ${today}::date else person.came_on end,
      days_away = person.days_away
        + case when next.active and not person.active then ${daysSince(sql`person.deactivated_on`, today)} else '{}' end
        + case when next.branch_id is not null then ${daysSince(sql`person.left_branch_on`, today)} else '{}' end
    from jsonb_populate_recordset(null::person, ${JSON.stringify(people.map(rowOf))}::jsonb) as next
    where person.id = next.id`
    .execute(queries)
    .catch(refuseTaken)
  await sql`
    update person_detail
    set branch_id = next.branch_id, middle_name = next.middle_name, gender = next.gender,
      birthday = next.birthday, birthplace = next.birthplace, street_address = next.street_address,
      city = next.city, state = next.state, zipcode = next.zipcode, latitude = next.latitude,
      longitude = next.longitude, contact = next.contact
    from jsonb_populate_recordset(null::person_detail, ${JSON.stringify(people.map(detailOf))}::jsonb) as next
    where person_detail.person_id = next.person_id`.execute(queries)
}

/** The days after the one on which `person` left, until today: none when that day is not known. */
const daysSince = (left: RawBuilder<unknown>, today: Day): RawBuilder<unknown> => sql`
  case when ${left} < ${today}::date then datemultirange(daterange(${left} + 1, ${today}::date)) else '{}' end`

/** Increments a person's version after a change outside the record's own tables that it shows. */
export async function touchPerson({ queries }: Work, id: string): Promise<void> {
  await sql`update person set version = version + 1 where id = ${id}`.execute(queries)
}

const personOwn = sql`
  id, code, role, first_name, last_name, branch_id, department_id, designation_id, clock_number,
  avatar_file_id, active`

const rowOf = (person: StoredPerson) => ({
  id: person.id,
  code: person.code,
  role: person.role,
  first_name: person.firstName,
  last_name: person.lastName,
  branch_id: person.branchId,
  department_id: person.departmentId,
  designation_id: person.designationId,
  clock_number: person.clockNumber,
  avatar_file_id: person.avatarFileId,
  active: person.active,
})

const detailOwn = sql`
  person_id, branch_id, email, middle_name, gender, birthday, birthplace, street_address, city, state, zipcode,
  latitude, longitude, contact`

const detailOf = (person: StoredPerson) => ({
  person_id: person.id,
  branch_id: person.branchId,
  email: person.email,
  middle_name: person.middleName,
  gender: person.gender,
  birthday: person.birthday,
  birthplace: person.birthplace,
  street_address: person.streetAddress,
  city: person.city,
  state: person.state,
  zipcode: person.zipcode,
  latitude: person.latitude,
  longitude: person.longitude,
  contact: person.contact,
})

const refuseTaken = asConflict({
  person_code: [{ path: 'userId', msg: texts.person.userIdTaken }],
  person_clock_number: [{ path: 'clockNumber', msg: texts.person.clockNumberTaken }],
  person_email: [{ path: 'email', msg: texts.person.emailTaken }],
})
