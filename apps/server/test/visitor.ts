import { randomUUID } from 'node:crypto'
import { activate, type Input, listPendingAccounts, register } from '@tahi/contract'
import { sql } from 'kysely'
import type { Person, TestServer } from './server.ts'

interface WrittenMail {
  subject: string
  text: string
  code: string | null
}

/** What was mailed to an address, in order. Nothing is sent: no job runs in these tests. */
export async function mailsTo({ database }: TestServer, address: string): Promise<WrittenMail[]> {
  const { rows } = await database.asOwner((queries) =>
    sql<WrittenMail>`
      select subject, body_text as text, code from mail where recipient = ${address} order by id`.execute(
      queries,
    ),
  )
  return rows
}

/** The `token` of the link in a mail. */
export const tokenIn = ({ text }: { text: string }): string =>
  new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

/** Somebody who has no account yet. */
export interface Visitor {
  readonly email: string
  readonly userId: string
  readonly password: string
  register(more?: Partial<Input<typeof register>['body']>): ReturnType<typeof answerOfRegister>
  /** The link and code of the latest activation mail. */
  mailed(): Promise<{ activation_token: string; code: string }>
  /** Registers and verifies. @returns the pending account's id, as the General Manager reads it */
  waitForApproval(admin: Person, more?: Partial<Input<typeof register>['body']>): Promise<string>
}

const answerOfRegister = (tahi: TestServer, body: Input<typeof register>['body']) =>
  tahi.call(null, register, { body })

export function visitorOf(tahi: TestServer): Visitor {
  const mark = randomUUID().slice(0, 8)
  const [email, userId, password] = [`v-${mark}@example.com`, `V-${mark}`, 'stitch-by-stitch']
  const visitor: Visitor = {
    email,
    userId,
    password,
    register: (more = {}) =>
      answerOfRegister(tahi, { userId, email, password, confirmPassword: password, role: 'user', ...more }),
    async mailed() {
      const mail = (await mailsTo(tahi, email)).findLast(({ code }) => code !== null)
      if (!mail?.code) throw new Error('No code was mailed')
      return { activation_token: tokenIn(mail), code: mail.code }
    },
    async waitForApproval(admin, more) {
      await visitor.register(more)
      await tahi.call(null, activate, { body: await visitor.mailed() })
      const { ok } = await tahi.call(admin, listPendingAccounts, { query: { search: email } })
      return ok.data[0]?._id ?? ''
    },
  }
  return visitor
}
