import { type register as call, limits, publicScreens, type Request, texts } from '@tahi/contract'
import type { Queries } from '../../../platform/database/connection.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import { newLegibleCode } from '../../../platform/legible-code.ts'
import type { Addressed } from '../../../platform/mail/mails.ts'
import type { Services } from '../../../platform/services.ts'
import type { AskedMails } from '../asked-mails.ts'
import { hashPassword } from '../passwords.ts'
import type { ActivationTokens } from './activation-tokens.ts'
import {
  activationLetter,
  deactivatedAddressLetter,
  knownAddressLetter,
  knownUserIdLetter,
  waitsLetter,
} from './letters.ts'
import { contest, findKnown, insertRegistration } from './repository.ts'

type Body = Request<typeof call>['body']

/**
 * Requests an account (D2 Registration). The reply never reveals whether an account exists already; the owner of the
 * address or of the user ID is told by mail. Every reply costs a password hash and, as long as the address may get mails
 * this hour, a write. So none is faster because an account exists, or because none does.
 */
export const register =
  (tokens: ActivationTokens, askedMails: AskedMails) =>
  async (services: Services, { body }: Request<typeof call>): Promise<Result<typeof call>> => {
    const { database, mails, clock } = services
    const passwordHash = await hashPassword(body.password)
    await database.asOwner(async (queries) => {
      const now = clock.now()
      const mayMail = await askedMails.mayCause(queries, 'registration', body.email, now)
      // After the turn that this takes: of two at once, the second finds the first. Also for one that is not mailed.
      const contested = await contest(queries, body.email)
      if (!mayMail) return
      const asked = { ...body, passwordHash, contested }
      for (const mail of await ask(services, { tokens, askedMails }, queries, now, asked))
        await mails.write(queries, now, mail)
    })
    mails.wake()
    return { success: true, msg: texts.registration.checkEmail }
  }

/** @returns the mails to send */
async function ask(
  { config }: Services,
  { tokens, askedMails }: { tokens: ActivationTokens; askedMails: AskedMails },
  queries: Queries,
  now: Date,
  { userId, email, role, passwordHash, contested }: Body & { passwordHash: string; contested: boolean },
): Promise<Addressed[]> {
  const page = (path: string) => new URL(path, config.webAddress).href
  const known = await findKnown(queries, { email, code: userId })
  if (known.account !== null) {
    const { account } = known
    const letter = account.isActive
      ? knownAddressLetter(account.userId, page(publicScreens.forgotPassword.path))
      : deactivatedAddressLetter(account.userId)
    return [{ to: email, letter }]
  }
  if (known.waits) return [{ to: email, letter: waitsLetter() }]

  const id = newId()
  const code = newLegibleCode(limits.activationCodeLength)
  const linkEndsAt = new Date(now.getTime() + limits.activationHours * 3_600_000)
  await insertRegistration(queries, {
    id,
    code: userId,
    email,
    role,
    passwordHash,
    contested,
    codeDigest: tokens.digestOf(id, code),
    linkEndsAt,
    createdAt: now,
  })
  const url = page(`${publicScreens.activate.path}?token=${await tokens.sign(id, now, linkEndsAt)}`)
  const letter = activationLetter({ userId, role }, code, url)
  // The registration goes on, because the approver sees that the user ID is taken. This mail is counted whether or not
  // the user ID is taken: otherwise the owner's mailbox could be flooded by registrations with different addresses.
  const mayTellOwner = await askedMails.mayCause(queries, 'user ID', userId, now)
  const toOwner =
    known.ownerOfCode !== null && mayTellOwner
      ? [{ to: known.ownerOfCode, letter: knownUserIdLetter(userId) }]
      : []
  return [{ to: email, letter, code, usefulUntil: linkEndsAt }, ...toOwner]
}
