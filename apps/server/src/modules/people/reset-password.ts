import { type resetPassword as call, clientOf, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { conflict, invalid, notAllowed, orNotFound, stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated } from '../../platform/versions.ts'
import {
  endSessionsOf,
  hashPassword,
  type Lockout,
  mailPasswordLinks,
  type Sessions,
  setPasswords,
} from '../identity/index.ts'
import { keeps } from './abilities.ts'
import { type PersonEntry, toRecord } from './person.ts'
import { findPerson, lockPeople } from './repository.ts'
import { passwordReset } from './trail.ts'

/**
 * Resets a password: an employee's to the birthday, to be changed at the next sign-in. Who uses the console is mailed a link
 * to choose it, because others may know the birthday from before a promotion (decision 0006). All sessions, former links and
 * pushes end (D2). Locks of the account are lifted: a person whom HR helps is not the attacker whom they keep out.
 */
export const resetPassword =
  (sessions: Sessions, lockout: Lockout) =>
  async (
    services: Services,
    { body: { _id, version } }: Request<typeof call>,
    { context }: Origin,
  ): Promise<Result<typeof call>> => {
    const { database, files } = services
    const asked = context()
    const found = await database.work(asked, (work) => findPerson(work, _id), 'read')
    const birthday = nextPassword(asked.scope, found)
    const hash = birthday === null ? null : await hashPassword(birthday)
    await database.work(asked, async (work) => {
      const person = orNotFound((await lockPeople(work, [_id]))[0])
      if (nextPassword(asked.scope, person) !== birthday) throw conflict(texts.stale)
      if (isOutdated(version, person.version)) throw stale(toRecord(person, work, files.addresses))
      await endSessionsOf(work, [_id])
      if (hash === null) await mailPasswordLinks(work, services, [person], 'reset')
      else await setPasswords(work, [{ personId: _id, hash }])
      await audit(work, passwordReset(person))
      work.afterCommit(() => sessions.forget(_id))
    })
    // A lock that stays because this fails ends by itself.
    await database.asOwner((queries) =>
      lockout.forgetAllFailures(queries, { userId: found.code, personId: _id }),
    )
    return { _id }
  }

/**
 * @returns an employee's birthday; null for somebody who chooses by mail
 * @throws Refusal not_allowed; invalid when the birthday is needed and unknown
 */
function nextPassword(scope: Scope, person: PersonEntry): string | null {
  if (person.id === scope.personId) throw notAllowed(texts.person.ownPassword)
  if (!keeps(scope, person)) throw notAllowed(texts.person.keepsEmployees)
  if (clientOf(person.role) === 'console') return null
  if (person.birthday === null) throw invalid('birthday', texts.person.birthdayNeeded)
  return person.birthday
}
