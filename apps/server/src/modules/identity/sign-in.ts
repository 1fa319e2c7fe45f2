import { type login, type Request, type Role, texts } from '@tahi/contract'
import { Refusal } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import type { Lockout } from './lockout.ts'
import { passwordMatches } from './passwords.ts'
import { waitingPassword } from './registration/repository.ts'
import { openSession } from './sessions.ts'

/** Signs in. One message for an unknown user and a wrong password; employees are sent to their application (D2). */
export const signIn =
  (lockout: Lockout) =>
  async (
    { database, clock }: Services,
    { body }: Request<typeof login>,
    { address, userAgent }: Origin,
  ): Promise<Result<typeof login>> => {
    const now = clock.now()
    const account = body.userId.toLowerCase()
    const { tried, person, waiting } = await database.asOwner(async (queries) => ({
      tried: await lockout.countTry(queries, account, now),
      person: await queries
        .selectFrom('person')
        .innerJoin('credential', 'credential.person_id', 'person.id')
        .select(['person.id', 'person.role', 'person.active', 'credential.password_hash as passwordHash'])
        .where((builder) => builder(builder.fn<string>('lower', ['person.code']), '=', account))
        .executeTakeFirst(),
      waiting: await waitingPassword(queries, account),
    }))

    // Outside the transaction: hashing takes tens of milliseconds, in which no connection should be held.
    if (!(await passwordMatches(body.password, person?.passwordHash)) || !person) {
      // Looked at after every failure, whether there is such a registration or not: the time tells nothing either.
      if (await passwordMatches(body.password, waiting)) {
        // This try alone: whoever registered with somebody else's user ID must not clear that person's failures.
        await database.asOwner((queries) => lockout.takeBack(queries, tried))
        throw new Refusal('not_allowed', texts.registration.waits)
      }
      throw new Refusal('not_signed_in', texts.signIn.wrong)
    }

    const token = await database.asOwner(async (queries) => {
      await lockout.forgetFailures(queries, account)
      const refusal = refuse(person, body.client)
      // Thrown after the commit: a right password is no failure, whatever comes of it.
      if (refusal) return refusal
      return openSession(queries, { personId: person.id, client: body.client, address, userAgent, now })
    })
    if (token instanceof Refusal) throw token
    return { success: true, token, _id: person.id, role: person.role as Role, msg: texts.success }
  }

function refuse(
  { active, role }: { active: boolean; role: string },
  client: Request<typeof login>['body']['client'],
): Refusal | undefined {
  if (!active) return new Refusal('not_allowed', texts.signIn.deactivated)
  if (role === 'user' && client === 'console')
    return new Refusal('employees_use_application', texts.signIn.employeesUseApplication)
  return undefined
}
