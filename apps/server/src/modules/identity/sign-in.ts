import { clientOf, type login, type RefusedSignIn, type Request, type Role, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import type { Lockout } from './lockout.ts'
import { passwordMatches } from './passwords.ts'
import { waitingPassword } from './registration/repository.ts'
import { openSession } from './sessions.ts'

/**
 * Signs in. An unknown user and a wrong password get the same message. Employees must use their application, others the
 * console (D2).
 */
export const signIn =
  (lockout: Lockout) =>
  async (
    { database, clock }: Pick<Services, 'database' | 'clock'>,
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
        .select(['person.id', 'credential.password_hash as passwordHash'])
        .where((builder) => builder(builder.fn<string>('lower', ['person.code']), '=', account))
        .executeTakeFirst(),
      waiting: await waitingPassword(queries, account),
    }))

    // Outside the transaction: hashing takes tens of milliseconds, during which no connection should be held.
    if (!(await passwordMatches(body.password, person?.passwordHash)) || !person) {
      // Checked after every failure, with or without such a registration, so that timing reveals nothing.
      if (await passwordMatches(body.password, waiting)) {
        // Only this attempt: a person who registered with another's user ID must not clear the owner's failures.
        await database.asOwner((queries) => lockout.takeBack(queries, tried))
        throw new Refusal('not_allowed', texts.registration.waits)
      }
      throw wrong()
    }

    const opened = await database.asOwner(async (queries) => {
      const account = await holdAccount(queries, person.id)
      // The password was changed in between, so the typed one is wrong now.
      if (account.passwordHash !== person.passwordHash) return wrong()
      await lockout.forgetFailures(queries, body.userId)
      const refusal = refusalFor({ ...account, _id: person.id }, body.client)
      // Thrown after the commit: a correct password is not a failure, even if the sign-in is refused.
      if (refusal) return refusal
      const session = { personId: person.id, client: body.client, address, userAgent, now }
      return { token: await openSession(queries, session), role: account.role }
    })
    if (opened instanceof Refusal) throw opened
    return { success: true, ...opened, _id: person.id, msg: texts.success }
  }

interface Account {
  readonly role: Role
  readonly active: boolean
  readonly passwordHash: string
}

/** Reads the account and locks its credential. Password changes and ends of sessions wait until the transaction ends. */
async function holdAccount(queries: Queries, personId: string): Promise<Account> {
  await sql`select from credential where person_id = ${personId} for share`.execute(queries)
  // In a separate statement, so that it sees what was committed while the one above waited.
  const { rows } = await sql<Account>`
    select person.role, person.active, credential.password_hash as "passwordHash"
    from person join credential on credential.person_id = person.id where person.id = ${personId}`.execute(
    queries,
  )
  const [account] = rows
  if (!account) throw wrong()
  return account
}

const wrong = (): Refusal => new Refusal('not_signed_in', texts.signIn.wrong)

/**
 * Why a person with the correct password still cannot sign in. It names them, because they have proved who they are: the
 * application then shows them what they left unsent on their phone.
 */
function refusalFor(
  { active, role, _id }: Account & RefusedSignIn,
  client: Request<typeof login>['body']['client'],
): Refusal | undefined {
  const whose = { data: { _id } }
  if (!active) return new Refusal('not_allowed', texts.signIn.deactivated, whose)
  if (client !== clientOf(role))
    return client === 'console'
      ? new Refusal('employees_use_application', texts.signIn.employeesUseApplication, whose)
      : new Refusal('not_allowed', texts.signIn.useConsole, whose)
  return undefined
}
