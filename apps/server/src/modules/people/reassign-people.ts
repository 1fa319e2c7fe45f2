import { type RawBuilder, sql } from 'kysely'
import { type AuditEntry, about, audit } from '../../platform/audit.ts'
import { idsOf } from '../../platform/ids.ts'
import { payingBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { takeBackUnreachable } from '../notifications/index.ts'
import { movePeople, notifyOfMovedRequests } from './move-people.ts'

/** Everybody of a department or a designation; deactivated people included. */
type Members = { readonly departmentId: string } | { readonly designationId: string }

interface Placed {
  id: string
  branchId: string | null
  departmentId: string | null
  designationId: string | null
  clockNumber: string | null
}

/** Moves people to another department, with one of its designations unless they keep their own. */
export async function reassignPeople(
  work: Work,
  members: Members,
  to: { readonly departmentId: string; readonly designationId?: string },
): Promise<void> {
  const people = await lockMembers(
    work,
    'departmentId' in members
      ? sql`department_id = ${members.departmentId}`
      : sql`designation_id = ${members.designationId}`,
  )
  await sql`
    update person
    set department_id = ${to.departmentId}, version = version + 1,
      designation_id = coalesce(${to.designationId ?? null}::uuid, designation_id)
    where id = any(${idsOf(people)}::uuid[])`.execute(work.queries)
  await audit(
    work,
    people.map(({ departmentId, designationId, id, branchId }) =>
      moved({ id, branchId }, { departmentId, designationId }, { designationId, ...to }),
    ),
  )
  // Phones hear of quotas and not of people: those of the new designation are now theirs, even if no quota changed.
  for (const { branchId } of people) if (branchId !== null) work.news.changed('quota', branchId)
}

/**
 * Moves everybody of a branch to another one with what is not yet paid; also deactivated people, who may be owed pay, and
 * what the branch owes people who went from it to head office.
 */
export async function moveBranchPeople(work: Work, branchId: string, moveTo: string): Promise<void> {
  const people = await lockMembers(work, payingBranchIs(branchId))
  const ids = idsOf(people)
  await notifyOfMovedRequests(work, [await movePeople(work, ids, moveTo)])
  await takeBackUnreachable(work, ids)
  await audit(
    work,
    people.map(({ id, clockNumber, ...person }) => {
      if (person.branchId === null)
        return {
          ...moved({ id, branchId: moveTo }, { branchId }, { branchId: moveTo }),
          action: 'person.move-unpaid',
        }
      const left = clockNumber === null ? undefined : { clockNumber }
      const gone = left && { clockNumber: null }
      return moved({ id, branchId: moveTo }, { branchId, ...left }, { branchId: moveTo, ...gone })
    }),
  )
}

async function lockMembers({ queries }: Work, where: RawBuilder<unknown>): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select id, branch_id as "branchId", department_id as "departmentId", designation_id as "designationId",
      clock_number as "clockNumber"
    from person where ${where} order by id for no key update`.execute(queries)
  return rows
}

const moved = (person: Pick<Placed, 'id' | 'branchId'>, before: object, after: object): AuditEntry => ({
  ...about('person', person),
  action: 'person.move',
  before,
  after,
})
