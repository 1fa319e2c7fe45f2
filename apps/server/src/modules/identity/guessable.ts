import { texts } from '@tahi/contract'
import { ownPasswordProblem } from '@tahi/domain'
import type { Queries } from '../../platform/database/connection.ts'
import { invalid } from '../../platform/errors.ts'

/**
 * Refuses a password that somebody chose for themselves when colleagues would guess it: the birthday, which the first
 * password is, must be changed because others may know it (D2).
 * @param path the field that is refused
 */
export async function refuseGuessable(
  queries: Queries,
  personId: string,
  { path, password }: { path: string; password: string },
): Promise<void> {
  const owner = await queries
    .selectFrom('person')
    .innerJoin('person_detail', 'person_detail.person_id', 'person.id')
    .select(['person.code as userId', 'person_detail.birthday'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  const problem = ownPasswordProblem(password, owner)
  if (problem) throw invalid(path, texts.signIn.ownPasswordProblem[problem])
}
