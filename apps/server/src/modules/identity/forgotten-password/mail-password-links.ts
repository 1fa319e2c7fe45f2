import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import type { Services } from '../../../platform/services.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { Work } from '../../../platform/work.ts'
import { setPasswords } from '../accounts-of-others.ts'
import { hashOfNobodys } from '../passwords.ts'
import { choiceLetter, type ReasonToChoose } from './letters.ts'
import { newPasswordLink } from './password-link.ts'

/** The services that mailing a link needs besides the transaction. */
export interface Mailing extends Pick<Services, 'mails'> {
  readonly config: Pick<Services['config'], 'webAddress'>
}

interface Owner {
  readonly id: string
  /** The user ID. */
  readonly code: string
  readonly email: string
  /** A link of somebody deactivated opens nothing, so they get theirs with the reactivation. */
  readonly active: boolean
}

/**
 * Makes the passwords of other people in scope ones that nobody knows, and mails their owners links to choose them. Call
 * `endSessionsOf` before it, which locks former links first.
 */
export async function mailPasswordLinks(
  work: Work,
  { mails, config }: Mailing,
  owners: readonly Owner[],
  reason: ReasonToChoose,
): Promise<void> {
  if (owners.length === 0) return
  const { queries, now } = work
  const hash = await hashOfNobodys()
  await setPasswords(
    work,
    owners.map(({ id }) => ({ personId: id, hash })),
  )
  for (const { id, code, email } of owners.filter(({ active }) => active)) {
    const link = newPasswordLink(config.webAddress, now, limits.passwordChoiceHours)
    await sql`
      select add_password_link(${id}, ${link.id}, ${tokenHash(link.token)}, ${link.endsAt}::timestamptz, ${now}::timestamptz)
    `.execute(queries)
    const letter = choiceLetter(reason, code, link.url)
    await mails.write(queries, now, { to: email, letter, usefulUntil: link.endsAt })
  }
  work.afterCommit(() => mails.wake())
}
