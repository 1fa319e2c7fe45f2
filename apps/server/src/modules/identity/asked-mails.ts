import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

const hourMs = 3_600_000

/**
 * Whether a stranger may cause another mail, counted by what was typed: it says nothing about who is known, and nobody's
 * mailbox can be filled from here. Asking is counted.
 * @param typed with words before it where it is counted for another mail
 */
export async function mayCauseMail(queries: Queries, typed: string, now: Date): Promise<boolean> {
  const account = typed.toLowerCase()
  const { rows } = await sql<{ asked: number }>`
    select count(*) as asked from mail_request
    where account = ${account} and at > ${new Date(now.getTime() - hourMs)}`.execute(queries)
  if ((rows[0]?.asked ?? 0) >= limits.askedMailsPerHour) return false
  await queries.insertInto('mail_request').values({ account, at: now }).execute()
  return true
}

export async function forgetAskedMails(queries: Queries, now: Date): Promise<void> {
  await sql`delete from mail_request where at < ${new Date(now.getTime() - hourMs)}`.execute(queries)
}
