import { millisecondsPerDay } from '@tahi/domain'
import type { Queries } from '../database/connection.ts'
import { newId } from '../ids.ts'
import { type Letter, writeLetter } from './letter.ts'

/** Days after which an undelivered mail is given up, unless it names an earlier time. */
const usefulDays = 3

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** Printed beside the subject when no mail server is set (D9). */
  readonly code?: string
  /** When the link in the mail expires: after that it is not delivered. */
  readonly usefulUntil?: Date
}

/** Queues mails; the sender takes them within a second of the commit. */
export class Mails {
  #wake: () => void = () => {}

  /**
   * Writes a mail in the transaction of the change that it is about: both are committed, or neither. The caller calls
   * `wake` after the commit; without that call the mail goes out within a minute.
   */
  async write(queries: Queries, now: Date, { to, letter, code, usefulUntil }: Addressed): Promise<void> {
    const company = await queries.selectFrom('company').select('name').executeTakeFirst()
    const { text, html } = writeLetter(letter, company?.name ?? 'Tahi')
    await queries
      .insertInto('mail')
      .values({
        id: newId(),
        recipient: to,
        subject: letter.subject,
        body_text: text,
        body_html: html,
        code: code ?? null,
        due_at: now,
        useful_until: usefulUntil ?? new Date(now.getTime() + usefulDays * millisecondsPerDay),
        created_at: now,
      })
      .execute()
  }

  /** Starts the delivery of due mails, without waiting for it. */
  wake(): void {
    this.#wake()
  }

  /** Registers the only sender. */
  onWake(wake: () => void): void {
    this.#wake = wake
  }
}
