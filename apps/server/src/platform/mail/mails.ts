import { millisecondsPerDay } from '@tahi/domain'
import type { Queries } from '../database/connection.ts'
import { newId } from '../ids.ts'
import { type Letter, writeLetter } from './letter.ts'

/** How long a mail is worth delivering, where its letter says nothing shorter. */
const usefulDays = 3

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** What is printed beside the subject when no mail server is set (D9). */
  readonly code?: string
  /** When the link inside has ended, so that nobody gets a dead one. */
  readonly usefulUntil?: Date
}

/** Where the product puts mails; the sender takes them from there within a second of the commit. */
export class Mails {
  #wake: () => void = () => {}

  /**
   * Writes a mail in the transaction of what it tells of: both are there, or neither. Whoever opened the transaction calls
   * `wake` after its commit; a mail that nobody woke for goes out within a minute.
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

  /** Sends what is due now; never waits for it. */
  wake(): void {
    this.#wake()
  }

  /** Called by the sender, which is one. */
  onWake(wake: () => void): void {
    this.#wake = wake
  }
}
