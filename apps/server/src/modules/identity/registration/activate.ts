import { type activate as call, limits, type Request, texts } from '@tahi/contract'
import type { Queries } from '../../../platform/database/connection.ts'
import { conflict, invalid, type Refusal } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { ActivationTokens } from './activation-tokens.ts'
import { countWrongCode, lockByLink, markVerified } from './repository.ts'

/** Verifies the e-mail address by the mailed link and code; five wrong codes end the link (D2 Registration). */
export const activate =
  (tokens: ActivationTokens) =>
  async ({ database, clock }: Services, { body }: Request<typeof call>): Promise<Result<typeof call>> => {
    const now = clock.now()
    const token = await tokens.read(body.activation_token, now)
    if ('problem' in token) throw invalid('activation_token', texts.registration[token.problem])
    // Thrown after the commit: a wrong code stays counted.
    const refusal = await database.asOwner((queries) =>
      verify(queries, tokens, { id: token.registrationId, code: body.code, now }),
    )
    if (refusal) throw refusal
    return { success: true, msg: texts.registration.verified }
  }

/** @returns why it could not be verified */
async function verify(
  queries: Queries,
  tokens: ActivationTokens,
  { id, code, now }: { id: string; code: string; now: Date },
): Promise<Refusal | undefined> {
  const found = await lockByLink(queries, id)
  // Forgotten, or another registration with the same address was verified first.
  if (!found) return invalid('activation_token', texts.registration.expired)
  if (found.state !== 'unverified' || !found.codeDigest) return conflict(texts.registration.used)
  const left = limits.wrongActivationCodes - found.wrongCodes
  if (left <= 0) return invalid('activation_token', texts.registration.ended)
  if (tokens.matches(id, code, found.codeDigest)) {
    await markVerified(queries, id, found.email, now)
    return undefined
  }
  await countWrongCode(queries, id)
  return left === 1
    ? invalid('activation_token', texts.registration.ended)
    : invalid('code', texts.registration.wrongCode(left - 1))
}
