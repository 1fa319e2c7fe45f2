import { type activate as call, limits, type Request, texts } from '@tahi/contract'
import { waitForTurn } from '../../../platform/database/locks.ts'
import { conflict, invalid, type Refusal } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { PendingNews } from '../../../platform/live/pending-news.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import type { ActivationTokens } from './activation-tokens.ts'
import { notifyOfAccount } from './notify-of-account.ts'
import { countWaiting, countWrongCode, findAndLockByLink, markVerified } from './repository.ts'

/** Verifies the e-mail address with the mailed link and code. Five wrong codes invalidate the link (D2 Registration). */
export const activate =
  (tokens: ActivationTokens) =>
  async (
    { database, clock, live }: Services,
    { body }: Request<typeof call>,
  ): Promise<Result<typeof call>> => {
    const now = clock.now()
    const token = await tokens.read(body.activation_token, now)
    if ('problem' in token) throw invalid('activation_token', texts.registration[token.problem])
    const { refusal, news } = await database.asOwner(async (queries) => {
      // Of this attempt alone: after a deadlock there is another one.
      const news = new PendingNews(live)
      const sent = { id: token.registrationId, code: body.code }
      return { refusal: await verify({ queries, now, news }, tokens, sent), news }
    })
    // Thrown after the commit, so that a wrong code stays counted.
    if (refusal) throw refusal
    // The account now waits for a decision, and could be assigned to any branch.
    news.changed('registration', null)
    news.announce()
    return { success: true, msg: texts.registration.verified }
  }

/** @returns why the address could not be verified */
async function verify(
  work: Pick<Work, 'queries' | 'now' | 'news'>,
  tokens: ActivationTokens,
  { id, code }: { id: string; code: string },
): Promise<Refusal | undefined> {
  const { queries, now } = work
  const found = await findAndLockByLink(queries, id)
  // The link has not expired, so another registration with the same address was verified first, and this one was deleted.
  if (!found) return invalid('activation_token', texts.registration.replaced)
  if (found.state !== 'unverified' || !found.codeDigest) return conflict(texts.registration.used)
  const left = limits.wrongActivationCodes - found.wrongCodes
  if (left <= 0) return invalid('activation_token', texts.registration.ended)
  if (tokens.matches(id, code, found.codeDigest)) {
    // One at a time, so that together they are not too many.
    await waitForTurn(queries, 'waitingAccounts')
    const waiting = await countWaiting(queries, found.role)
    // The code stays valid, and nothing is counted: it was the right one.
    if (waiting.inAll >= limits.waitingAccounts) return conflict(texts.registration.tooManyWait)
    await markVerified(queries, id, found.email, now)
    await notifyOfAccount(work, { ...found, others: waiting.forRole })
    return undefined
  }
  await countWrongCode(queries, id)
  return left === 1
    ? invalid('activation_token', texts.registration.ended)
    : invalid('code', texts.registration.wrongCode(left - 1))
}
