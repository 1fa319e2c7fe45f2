import { type changePassword as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { invalid } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { forgetOtherBrowsers } from '../notifications/index.ts'
import { useResets } from './forgotten-password/repository.ts'
import type { Lockout } from './lockout.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { endSessions, type Sessions } from './sessions.ts'
import { signedIn } from './signed-in.ts'

/**
 * Changes one's own password; every other session of the person ends (D2), with mailed links and pushes to other
 * browsers. Whoever got hold of a session may guess at the password it was opened with no oftener than at the login; a
 * lock of that leaves the person's own sign-in alone.
 */
export const changePassword =
  (sessions: Sessions, lockout: Lockout) =>
  async (
    { database, clock }: Services,
    { body }: Request<typeof call>,
    origin: Origin,
  ): Promise<Result<typeof call>> => {
    const { personId, sessionId, branchId } = signedIn(origin)
    // No user ID that is typed holds this character.
    const guessed = `\0${personId}`
    const now = clock.now()
    const { actor } = origin.context()
    const credential = await database.asOwner(async (queries) => {
      await lockout.countTry(queries, guessed, now, texts.signIn.changeLocked)
      return queries
        .selectFrom('credential')
        .select('password_hash as passwordHash')
        .where('person_id', '=', personId)
        .executeTakeFirst()
    })
    if (!(await passwordMatches(body.currentPassword, credential?.passwordHash)))
      throw invalid('currentPassword', texts.signIn.wrongPresentPassword)
    await database.asOwner((queries) => lockout.forgetFailures(queries, guessed))
    if (body.newPassword === body.currentPassword) throw invalid('newPassword', texts.signIn.samePassword)

    const passwordHash = await hashPassword(body.newPassword)
    await database.asOwner(async (queries) => {
      // First, as who uses a link does, so that neither waits for the other.
      await useResets(queries, personId, now)
      const changed = await queries
        .updateTable('credential')
        .set({ password_hash: passwordHash, must_change_password: false, changed_at: now })
        .where('person_id', '=', personId)
        .where('password_hash', '=', credential?.passwordHash ?? '')
        .executeTakeFirst()
      // Somebody else set another one meanwhile.
      if (changed.numUpdatedRows === 0n) throw invalid('currentPassword', texts.signIn.wrongPresentPassword)
      await forgetOtherBrowsers(queries, personId, body.pushEndpoint ?? null)
      await endSessions(queries, { personId, except: sessionId, now })
      await audit(
        { queries, actor, now, news: toNobody },
        { action: 'account.change-password', entity: 'person', entityId: personId, branchId },
      )
    })
    sessions.forget(personId)
    return { success: true, msg: texts.success }
  }
