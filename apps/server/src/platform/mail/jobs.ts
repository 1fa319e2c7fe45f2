import { once } from 'node:events'
import { daysBefore, forgetDaily, type Job } from '../jobs.ts'
import { retryDelay } from '../retry-delay.ts'
import type { Services } from '../services.ts'
import type { Delivery } from './delivery.ts'
import type { Mails } from './mails.ts'
import { endSentMail, forgetMails, giveUpMail, postponeMail, type TakenMail, takeMail } from './outbox.ts'
import { domainOf, senderOf } from './sender.ts'

/** How many days the row of an ended mail is kept. */
const keptDays = 30

/** At 02:00, when few are at work. */
const night = 2 * 60

/** Delivers due mails: at once when woken, and every minute for retries and mails that another server left. */
export const mailJobs = (mails: Mails, { deliver, tryOut }: Delivery): Job[] => [
  {
    name: 'try the mail server',
    run: async ({ log }, stopping) => {
      const tried = tryOut().catch((error: unknown) => {
        log.warn(codesOf(error), 'the mail server cannot be used; mails wait until it can')
      })
      // Nothing is sent, so the end of the process need not wait for a silent server.
      await Promise.race([tried, once(stopping, 'abort')])
    },
    untilNext: () => null,
  },
  {
    name: 'mail',
    async run(services, stopping) {
      const { database, clock, config } = services
      const domain = domainOf(senderOf(config))
      while (!stopping.aborted) {
        const mail = await database.asOwner((queries) => takeMail(queries, domain, clock.now()))
        if (!mail) break
        await send(services, mail, deliver)
      }
    },
    untilNext: () => 1,
    onWake: (wake) => mails.onWake(wake),
  },
  forgetDaily('mails', night, (queries, now) => forgetMails(queries, daysBefore(now, keptDays))),
]

/** One try, outside of any transaction because it may take long. */
async function send(
  { database, clock, log }: Services,
  mail: TakenMail,
  deliver: Delivery['deliver'],
): Promise<void> {
  const about = { mail: mail.id, attempts: mail.attempts }
  if (mail.usefulUntil <= clock.now()) {
    log.error({ ...about, attempts: mail.attempts - 1 }, 'a mail was given up: what it says holds no longer')
    await database.asOwner((queries) => giveUpMail(queries, mail, clock.now()))
    return
  }
  try {
    await deliver(mail)
  } catch (error) {
    const dueAt = new Date(clock.now().getTime() + retryDelay(mail.attempts) * 60_000)
    // The mail server's message may repeat the address, so it stays in the database.
    log.warn({ ...about, ...codesOf(error), next: dueAt }, 'a mail could not be delivered')
    const failure = error instanceof Error ? error.message : String(error)
    await database.asOwner((queries) => postponeMail(queries, mail, { dueAt, failure }))
    return
  }
  await database.asOwner((queries) => endSentMail(queries, mail, clock.now()))
}

/** The error code and the mail server's reply code. Behind nodemailer's own code, such as ESOCKET, stands the system's. */
function codesOf(error: unknown): { code?: unknown; reply?: unknown } {
  const { originalCode, code, responseCode } = error as Record<string, unknown>
  return {
    ...(code !== undefined && { code: originalCode ?? code }),
    ...(responseCode !== undefined && { reply: responseCode }),
  }
}
