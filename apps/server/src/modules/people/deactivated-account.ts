import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { namedByCode } from './named-by-code.ts'
import type { StoredPerson } from './person.ts'

/**
 * Refuses a new person whose user ID or e-mail address a deactivated person in scope has, and names that person, because
 * the lists only show deactivated people on request. The table's constraints refuse all other duplicates.
 * @throws Refusal conflict at `userId` or `email`
 */
export async function refuseDeactivatedAccount(
  { queries }: Work,
  { id, code, email }: StoredPerson,
): Promise<void> {
  const { rows } = await sql<{ name: string; path: 'userId' | 'email' }>`
    select ${namedByCode} as name,
      case when lower(email) = lower(${email}) then 'email' else 'userId' end as path
    from person join person_detail on person_id = id
    where not active and id <> ${id} and (lower(email) = lower(${email}) or lower(code) = lower(${code}))
    order by path limit 1`.execute(queries)
  const [holder] = rows
  if (!holder) return
  const msg = texts.person.deactivatedHas(holder.name, holder.path)
  throw new Refusal('conflict', msg, { errors: [{ path: holder.path, msg }] })
}
