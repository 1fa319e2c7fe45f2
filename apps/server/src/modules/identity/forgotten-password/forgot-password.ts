import { type forgotPassword as call, limits, type Request, texts } from '@tahi/contract'
import type { Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { AskedMails } from '../asked-mails.ts'
import { resetLetter } from './letters.ts'
import { newPasswordLink } from './password-link.ts'
import { findAccount, insertReset } from './repository.ts'

/** Mails a link for setting a new password if there is such an account. The reply is the same in both cases. */
export const forgotPassword =
  (askedMails: AskedMails) =>
  async (
    { database, clock, config, mails }: Services,
    { body: { account: typed } }: Request<typeof call>,
  ): Promise<Result<typeof call>> => {
    await database.asOwner(async (queries) => {
      const now = clock.now()
      const account = await findAccount(queries, typed)
      if (!account) {
        // Written, so that the answer takes as long; apart, so that it is not held against an account made later.
        await askedMails.mayCause(queries, 'unknown account', typed, now)
        return
      }
      // Counted by mailbox, whether the account was named by user ID or address.
      if (!(await askedMails.mayCause(queries, 'password', account.email, now))) return
      const link = newPasswordLink(config.webAddress, now, limits.passwordResetHours)
      await insertReset(queries, { ...link, personId: account.personId, now })
      const letter = resetLetter(account.userId, link.url)
      await mails.write(queries, now, { to: account.email, letter, usefulUntil: link.endsAt })
    })
    mails.wake()
    return { success: true, msg: texts.forgottenPassword.sent }
  }
