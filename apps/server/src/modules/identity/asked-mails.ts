import { createHmac } from 'node:crypto'
import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { waitForTurnOf } from '../../platform/database/locks.ts'
import { sharedKey } from '../../platform/database/shared-key.ts'

const hourMs = 3_600_000

/**
 * Counts the mails that strangers cause. Asking is counted, also for what nobody has: it says nothing about who is known,
 * and nobody's mailbox can be filled from here. Whose it is is kept as a keyed hash: to count, nothing more is needed.
 */
export class AskedMails {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Whether another mail may be caused, which is counted as one.
   * @param mailbox the address that the mail goes to, or what was typed where there is none; with words before it where it
   * is counted for another mail
   */
  async mayCause(queries: Queries, mailbox: string, now: Date): Promise<boolean> {
    const account = await this.#accountOf(queries, mailbox)
    // Of two at once the second waits here, and finds the first one counted.
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

  /** The database lowers its case, as it does to find an account: in JavaScript one account would have several spellings. */
  async #accountOf(queries: Queries, mailbox: string): Promise<Buffer> {
    const { rows } = await sql<{ lowered: string }>`select lower(${mailbox}::text) as lowered`.execute(
      queries,
    )
    return createHmac('sha256', this.#key)
      .update(rows[0]?.lowered ?? '')
      .digest()
  }
}

/** With the key that every server of the company shares. */
export const openAskedMails = async (database: Database): Promise<AskedMails> =>
  new AskedMails(await sharedKey(database, 'asked mails'))

export async function forgetAskedMails(queries: Queries, now: Date): Promise<void> {
  await sql`delete from mail_request where at < ${new Date(now.getTime() - hourMs)} or at >= ${soon(now)}`.execute(
    queries,
  )
}
