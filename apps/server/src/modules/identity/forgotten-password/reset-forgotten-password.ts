import { type resetForgottenPassword as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../../platform/audit.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import { toNobody } from '../../../platform/live/announcer.ts'
import type { Services } from '../../../platform/services.ts'
import { refuseGuessable } from '../guessable.ts'
import type { Lockout } from '../lockout.ts'
import { hashPassword } from '../passwords.ts'
import type { Sessions } from '../sessions.ts'
import { replacePassword } from './replace-password.ts'
import { findAndLockReset, type LockedReset } from './repository.ts'

/** Sets a new password with a mailed link, which works once and for its time. All sessions of the account end. */
export const resetForgottenPassword =
  (sessions: Sessions, lockout: Lockout) =>
  async (
    { database, clock }: Services,
    { body }: Request<typeof call>,
    { address, requestId }: Origin,
  ): Promise<Result<typeof call>> => {
    const passwordHash = await hashPassword(body.password)
    const now = clock.now()
    const personId = await database.asOwner(async (queries) => {
      const reset = usable(await findAndLockReset(queries, body.token), now)
      // The link stays usable.
      await refuseGuessable(queries, reset.personId, { path: 'password', password: body.password })
      await replacePassword(queries, { personId: reset.personId, passwordHash, mustChange: false, now })
      // A person with access to the account's mailbox is not the attacker whom a lock keeps out.
      await lockout.forgetAllFailures(queries, reset)
      const actor = { personId: reset.personId, name: reset.name, address, requestId }
      await audit(
        { queries, actor, now, news: toNobody },
        {
          ...about('person', { id: reset.personId, branchId: reset.branchId }),
          action: 'account.reset-forgotten-password',
        },
      )
      return reset.personId
    })
    sessions.forget(personId)
    return { success: true, msg: texts.forgottenPassword.done }
  }

function usable(reset: LockedReset | undefined, now: Date): LockedReset {
  if (!reset?.active) throw invalid('token', texts.forgottenPassword.unknown)
  if (reset.usedAt) throw invalid('token', texts.forgottenPassword.used)
  if (reset.endsAt <= now) throw invalid('token', texts.forgottenPassword.expired)
  return reset
}
