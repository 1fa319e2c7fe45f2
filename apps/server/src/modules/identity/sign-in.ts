import { type login, type Request, type Role, texts } from '@tahi/contract'
import { Refusal } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { countFailure, forgetFailures, refuseLocked } from './lockout.ts'
import { passwordMatches } from './passwords.ts'
import { waitingPassword } from './registration/repository.ts'
import { openSession } from './sessions.ts'

/** Signs in. One message for an unknown user and a wrong password; employees are sent to their application (D2). */
export async function signIn(
  { database, clock }: Services,
  { body }: Request<typeof login>,
  { address, userAgent }: Origin,
): Promise<Result<typeof login>> {
  const now = clock.now()
  const account = body.userId.toLowerCase()
  const { person, waiting } = await database.asOwner(async (queries) => {
    await refuseLocked(queries, account, now)
    const waiting = await waitingPassword(queries, account)
    const person = await queries
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['person.id', 'person.role', 'person.active', 'credential.password_hash as passwordHash'])
      .where((builder) => builder(builder.fn<string>('lower', ['person.code']), '=', account))
      .executeTakeFirst()
    return { person, waiting }
  })

  // Outside the transaction: hashing takes tens of milliseconds, in which no connection should be held.
  if (!(await passwordMatches(body.password, person?.passwordHash)) || !person) {
    // Looked at after every failure, whether there is such a registration or not: the time tells nothing either.
    if (await passwordMatches(body.password, waiting))
      throw new Refusal('not_allowed', texts.registration.waits)
    await database.asOwner((queries) => countFailure(queries, account, now))
    throw new Refusal('not_signed_in', texts.signIn.wrong)
  }
  if (!person.active) throw new Refusal('not_allowed', texts.signIn.deactivated)
  if (person.role === 'user' && body.client === 'console')
    throw new Refusal('employees_use_application', texts.signIn.employeesUseApplication)

  const token = await database.asOwner(async (queries) => {
    await forgetFailures(queries, account)
    return openSession(queries, { personId: person.id, client: body.client, address, userAgent, now })
  })
  return { success: true, token, _id: person.id, role: person.role as Role, msg: texts.success }
}
