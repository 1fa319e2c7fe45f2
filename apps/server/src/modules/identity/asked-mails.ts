import { createHmac } from 'node:crypto'
import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { waitForTurnOf } from '../../platform/database/locks.ts'
import { sharedKey } from '../../platform/database/shared-key.ts'
import { mailboxOf } from './mailbox.ts'

const hourMs = 3_600_000

/**
 * What a mail is asked for. Each is counted by itself, so that nobody keeps somebody from registering by asking for new
 * passwords, or the other way around.
 */
type Asked = 'registration' | 'user ID' | 'password' | 'unknown account'

/**
 * Limits the mails that people who are not signed in can cause. Requests for unknown accounts count too, so that the
 * limit reveals no accounts. Nobody's mailbox can be flooded. The mailbox is stored as a keyed hash: that is enough to
 * count.
 */
export class AskedMails {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Whether another mail may be sent; if so, counts it.
   * @param mailbox the address that the mail goes to, or the typed text that stands for it
   */
  async mayCause(queries: Queries, asked: Asked, mailbox: string, now: Date): Promise<boolean> {
    const account = await this.#accountOf(queries, asked, mailbox)
    // Of two concurrent calls, the second waits here and then finds the first one counted.
    await waitForTurnOf(queries, 'mailsOfAccount', account.readInt32BE())
    const { rows } = await sql`
      insert into mail_request (account, at)
      select ${account}::bytea, ${now}::timestamptz
      where ${limits.askedMailsPerHour}::integer > (
        select count(*) from mail_request
        where account = ${account} and at > ${new Date(now.getTime() - hourMs)} and at < ${soon(now)}
      )
      returning at`.execute(queries)
    return rows.length > 0
  }

  /**
   * The database lowercases the address, as it does to find an account. JavaScript's lowercasing differs, so one account
   * could be counted under several spellings.
   */
  async #accountOf(queries: Queries, asked: Asked, mailbox: string): Promise<Buffer> {
    const { rows } = await sql<{ lowered: string }>`select lower(${mailbox}::text) as lowered`.execute(
      queries,
    )
    return createHmac('sha256', this.#key)
      .update(`${asked} of ${mailboxOf(rows[0]?.lowered ?? '')}`)
      .digest()
  }
}

/** Uses the key that all servers of the company share. */
export const openAskedMails = async (database: Database): Promise<AskedMails> =>
  new AskedMails(await sharedKey(database, 'asked mails'))

export async function forgetAskedMails(queries: Queries, now: Date): Promise<void> {
  await sql`delete from mail_request where at < ${new Date(now.getTime() - hourMs)} or at >= ${soon(now)}`.execute(
    queries,
  )
}
