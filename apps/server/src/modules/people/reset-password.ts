import { type resetPassword as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { conflict, invalid, notAllowed, notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import { endSessionsOf, hashPassword, type Sessions, setPasswords } from '../identity/index.ts'
import { keeps } from './abilities.ts'
import type { PersonEntry } from './person.ts'
import { findPeople, lockPeople } from './repository.ts'
import { passwordReset } from './trail.ts'

/**
 * Resets a person's password to the birthday, to be changed at the next sign-in. All sessions, reset links and pushes end
 * (D2).
 */
export const resetPassword =
  (sessions: Sessions) =>
  async (
    { database }: Services,
    { body: { _id } }: Request<typeof call>,
    { context }: Origin,
  ): Promise<Result<typeof call>> => {
    const asked = context()
    const [found] = await database.work(asked, (work) => findPeople(work, [_id]), 'read')
    const birthday = birthdayOf(asked.scope, found)
    const hash = await hashPassword(birthday)
    await database.work(asked, async (work) => {
      const [person] = await lockPeople(work, [_id])
      if (birthdayOf(asked.scope, person) !== birthday) throw conflict(texts.stale)
      if (!person) throw notFound()
      await endSessionsOf(work, [_id])
      await setPasswords(work, [{ personId: _id, hash }])
      await audit(work, passwordReset(person))
      work.afterCommit(() => sessions.forget(_id))
    })
    return { _id }
  }

/** @throws Refusal not_found, not_allowed; invalid when the birthday is unknown */
function birthdayOf(scope: Scope, person: PersonEntry | undefined): string {
  if (!person) throw notFound()
  if (person.id === scope.personId) throw notAllowed(texts.person.ownPassword)
  if (!keeps(scope, person)) throw notAllowed(texts.person.keepsEmployees)
  if (person.birthday === null) throw invalid('birthday', texts.person.birthdayNeeded)
  return person.birthday
}
