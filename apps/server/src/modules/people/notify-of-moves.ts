import { screens, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { fullNameOfPerson } from '../../platform/person-name.ts'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'

/** The employees of one branch who move together. */
interface Leaving {
  branchId: string
  branchName: string
  people: number
  /** One of them. */
  id: string
  name: string
}

/**
 * Notifies the HR Admins of both branches before employees are moved: afterwards, their former branch is not known.
 * Deactivated people are not mentioned.
 */
export async function notifyOfMoves(work: Work, ids: readonly string[], branchId: string): Promise<void> {
  const { rows: groups } = await sql<Leaving>`
    select branch.id as "branchId", branch.name as "branchName", count(*)::int as people,
      min(person.id::text) as id, min(${fullNameOfPerson}) as name
    from person join branch on branch.id = person.branch_id
    where person.id = any(${ids}::uuid[]) and person.active and person.role = 'user' and branch.id <> ${branchId}
    group by branch.id
    order by branch.name`.execute(work.queries)
  if (groups.length === 0) return
  const { titles, came, left } = texts.notification.personMoved
  const branch = await nameOf(work, branchId)
  await notify(work, {
    kind: 'personMoved',
    by: work.scope.personId,
    notices: groups.flatMap(({ id, people, name, branchName, ...former }) => [
      {
        to: { roles: ['manager'], branchId },
        title: titles.came,
        message: came(people, name, branchName),
        href: people === 1 ? `${screens.employeeForm.path}?id=${id}` : screens.employees.path,
      },
      {
        to: { roles: ['manager'], branchId: former.branchId },
        title: titles.left,
        message: left(people, name, branch),
      },
    ]),
  })
}

async function nameOf({ queries }: Work, branchId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from branch where id = ${branchId}`.execute(
    queries,
  )
  return rows[0]?.name ?? ''
}
