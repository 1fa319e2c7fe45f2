import { millisecondsPerDay } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { dailyAt, type Job } from '../../platform/jobs.ts'
import { forgetBrowsersOf } from '../notifications/index.ts'
import { forgetAskedMails } from './asked-mails.ts'
import { forgetResets } from './forgotten-password/repository.ts'
import { forgetOldFailures } from './lockout.ts'
import { forgetRegistrations } from './registration/repository.ts'
import { forgetSessions, isUsed } from './sessions.ts'

/** Minutes after midnight: 02:30, when few people are working. */
const night = 2 * 60 + 30

/**
 * How long expired links and decided registrations are kept, so that they can still explain themselves. Ended sessions
 * are kept as long.
 */
const settledDays = 30
/** How long a registration may wait for a decision before it is deleted. */
const abandonedDays = 180

/** Each deletes for itself, so that the log names what fails, and the others are done. */
const forget = (what: string, deleteOld: (queries: Queries, now: Date) => Promise<void>): Job => ({
  name: `forget ${what}`,
  run: ({ database, clock }) => database.asOwner((queries) => deleteOld(queries, clock.now())),
  untilNext: dailyAt(night),
})

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * millisecondsPerDay)

export const identityJobs: Job[] = [
  forget('registrations', (queries, now) =>
    forgetRegistrations(queries, {
      settledBefore: daysBefore(now, settledDays),
      abandonedBefore: daysBefore(now, abandonedDays),
    }),
  ),
  forget('reset links', (queries, now) => forgetResets(queries, daysBefore(now, settledDays))),
  forget('asked mails', forgetAskedMails),
  forget('failed sign-ins', forgetOldFailures),
  forget('sessions', async (queries, now) => {
    await forgetBrowsersOf(queries, sql`not (${isUsed(now)})`)
    await forgetSessions(queries, daysBefore(now, settledDays))
  }),
]
