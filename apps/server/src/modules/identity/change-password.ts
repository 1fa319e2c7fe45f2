import { type changePassword as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { invalid } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { forgetOtherBrowsers } from '../notifications/index.ts'
import { useResets } from './forgotten-password/repository.ts'
import { refuseGuessable } from './guessable.ts'
import { changesOf, type Lockout } from './lockout.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endSessions, type Sessions } from './sessions.ts'
import { signedIn } from './signed-in.ts'

/**
 * Changes the caller's own password. Ends the person's other sessions (D2), mailed reset links and pushes to other
 * browsers. A stolen session may guess the current password no more often than the login allows. That lock does not
 * affect the person's own sign-in. Repeating it is harmless, for callers who missed the reply.
 */
export const changePassword =
  (sessions: Sessions, lockout: Lockout) =>
  async (
    { database, clock }: Services,
    { body }: Request<typeof call>,
    origin: Origin,
  ): Promise<Result<typeof call>> => {
    const { personId, sessionId, branchId } = signedIn(origin)
    const guessed = changesOf(personId)
    const now = clock.now()
    const { actor } = origin.context()
    const credential = await database.asOwner(async (queries) => {
      await lockout.countTry(queries, guessed, now, texts.signIn.changeLocked)
      return credentialOf(queries, personId, sessionId)
    })
    if (!(await passwordMatches(body.currentPassword, credential?.passwordHash))) {
      if (!(await isRepeated(credential, body.newPassword)))
        throw invalid('currentPassword', texts.signIn.wrongPresentPassword)
      await database.asOwner((queries) => lockout.forgetFailures(queries, guessed))
      return { success: true, msg: texts.success }
    }
    await database.asOwner((queries) => lockout.forgetFailures(queries, guessed))
    if (body.newPassword === body.currentPassword) throw invalid('newPassword', texts.signIn.samePassword)
    await database.asOwner((queries) =>
      refuseGuessable(queries, personId, { path: 'newPassword', password: body.newPassword }),
    )

    const passwordHash = await hashPassword(body.newPassword)
    await database.asOwner(async (queries) => {
      // First, in the same lock order as the use of a reset link, so that the two cannot deadlock.
      await useResets(queries, personId, now)
      const changed = await queries
        .updateTable('credential')
        .set({ password_hash: passwordHash, must_change_password: false, changed_at: now })
        .where('person_id', '=', personId)
        .where('password_hash', '=', credential?.passwordHash ?? '')
        .executeTakeFirst()
      // The password was changed in between, perhaps by the same request, which was still under way when it was repeated.
      if (changed.numUpdatedRows === 0n) {
        const since = await credentialOf(queries, personId, sessionId)
        if (await isRepeated(since, body.newPassword)) return
        throw invalid('currentPassword', texts.signIn.wrongPresentPassword)
      }
      await forgetOtherBrowsers(queries, personId, body.pushEndpoint ?? null)
      await endSessions(queries, { personId, except: sessionId, now })
      await audit(
        { queries, actor, now, news: toNobody },
        { ...about('person', { id: personId, branchId }), action: 'account.change-password' },
      )
    })
    sessions.forget(personId)
    return { success: true, msg: texts.success }
  }

interface Credential {
  readonly passwordHash: string
  readonly changedHere: boolean
}

/**
 * The caller's password, and whether their session changed it: a change ends all the others, and a reset every one, so
 * a session from before the last change is the one that made it.
 */
const credentialOf = (
  queries: Queries,
  personId: string,
  sessionId: string,
): Promise<Credential | undefined> =>
  queries
    .selectFrom('credential')
    .innerJoin('session', 'session.person_id', 'credential.person_id')
    .select((builder) => [
      'credential.password_hash as passwordHash',
      builder('session.created_at', '<', builder.ref('credential.changed_at'))
        .$castTo<boolean>()
        .as('changedHere'),
    ])
    .where('credential.person_id', '=', personId)
    .where('session.id', '=', sessionId)
    .executeTakeFirst()

/**
 * Whether the change was made already, so that its sender only missed the reply. In any other session the new password
 * would be a second guess at the current one in each try.
 */
const isRepeated = async (credential: Credential | undefined, newPassword: string): Promise<boolean> =>
  credential?.changedHere === true && (await passwordMatches(newPassword, credential.passwordHash))
