import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import { isDue } from '../retry-delay.ts'

/** A mail that the sender has claimed; no other server takes it for `heldMinutes`. */
export interface TakenMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly code: string | null
  /** The same at every try. */
  readonly messageId: string
  readonly companyName: string
  /** This try included. */
  readonly attempts: number
  readonly usefulUntil: Date
  readonly createdAt: Date
}

/**
 * How long a claimed mail is left alone. By then its sender has finished or died: no step of a delivery waits longer than
 * `patienceMs`.
 */
const heldMinutes = 10

/**
 * Claims the mail that has been due longest, so that no other server does. It becomes due again by itself if this server
 * stops before it records the outcome.
 * @param domain of the sender, for a mail that has no Message-ID yet
 */
export async function takeMail(queries: Queries, domain: string, now: Date): Promise<TakenMail | undefined> {
  const { rows } = await sql<TakenMail>`
    update mail
    set state = 'sending', attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(mins => ${heldMinutes}::integer),
      message_id = coalesce(message_id, '<' || id || '@' || ${domain}::text || '>')
    where id = (
      select id from mail
      where state in ('waiting', 'sending') and ${isDue(now)}
      order by due_at, id limit 1
      for update skip locked
    )
    returning id, recipient, subject, body_text as text, body_html as html, code, message_id as "messageId",
      coalesce((select name from company), 'Tahi') as "companyName", attempts, useful_until as "usefulUntil",
      created_at as "createdAt"`.execute(queries)
  return rows[0]
}

type Tried = Pick<TakenMail, 'id' | 'attempts'>

/** Records that a mail was sent, and deletes its text and code. Does nothing if another server has claimed it since. */
export async function endSentMail(queries: Queries, { id, attempts }: Tried, now: Date): Promise<void> {
  await sql`
    update mail
    set state = 'sent', ended_at = ${now}, failure = null, body_text = '', body_html = '', code = null
    where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(queries)
}

/**
 * The same for a mail that is not tried again. What the last try failed of stays; the claim that gives it up was none.
 */
export async function giveUpMail(queries: Queries, { id, attempts }: Tried, now: Date): Promise<void> {
  await sql`
    update mail
    set state = 'given_up', ended_at = ${now}, attempts = attempts - 1, body_text = '', body_html = '', code = null
    where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(queries)
}

/** Records a failed delivery that is retried later. */
export async function postponeMail(
  queries: Queries,
  { id, attempts }: Tried,
  { dueAt, failure }: { dueAt: Date; failure: string },
): Promise<void> {
  await sql`
    update mail set state = 'waiting', due_at = ${dueAt}, failure = ${failure}
    where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(queries)
}

/** Deletes mails that ended before a moment. */
export async function forgetMails(queries: Queries, endedBefore: Date): Promise<void> {
  await sql`delete from mail where ended_at < ${endedBefore}`.execute(queries)
}
