import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

const hourMs = 3_600_000

/** Any number that nothing else locks on this database together with a second one. */
const mailsOfAccount = 7_231_033

/**
 * Whether a stranger may cause another mail. Asking is counted, also for what nobody has: it says nothing about who is
 * known, and nobody's mailbox can be filled from here.
 * @param mailbox the address that the mail goes to, or what was typed where there is none; with words before it where it
 * is counted for another mail. The database lowers its case, as it does to find an account: in JavaScript one account
 * would have several spellings.
 */
export async function mayCauseMail(queries: Queries, mailbox: string, now: Date): Promise<boolean> {
  // Of two at once the second waits here, and finds the first one counted.
  await sql`select pg_advisory_xact_lock(${mailsOfAccount}::integer, hashtext(lower(${mailbox})))`.execute(
    queries,
  )
  const { rows } = await sql`
    insert into mail_request (account, at)
    select lower(${mailbox}), ${now}::timestamptz
    where ${limits.askedMailsPerHour}::integer > (
      select count(*) from mail_request
      where account = lower(${mailbox}) and at > ${new Date(now.getTime() - hourMs)}
    )
    returning at`.execute(queries)
  return rows.length > 0
}

export async function forgetAskedMails(queries: Queries, now: Date): Promise<void> {
  await sql`delete from mail_request where at < ${new Date(now.getTime() - hourMs)}`.execute(queries)
}
