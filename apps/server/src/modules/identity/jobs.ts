import { millisecondsPerDay } from '@tahi/domain'
import { sql } from 'kysely'
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

/**
 * Deletes outdated data: registrations, reset links, counts of mails and of failed sign-ins, push subscriptions of unused
 * sessions, and ended sessions.
 */
export const identityJobs: Job[] = [
  {
    name: 'forget registrations',
    run: ({ database, clock }) =>
      database.asOwner(async (queries) => {
        const now = clock.now()
        const settledBefore = new Date(now.getTime() - settledDays * millisecondsPerDay)
        const abandonedBefore = new Date(now.getTime() - abandonedDays * millisecondsPerDay)
        await forgetRegistrations(queries, { settledBefore, abandonedBefore })
        await forgetResets(queries, settledBefore)
        await forgetAskedMails(queries, now)
        await forgetOldFailures(queries, now)
        await forgetBrowsersOf(queries, sql`not (${isUsed(now)})`)
        await forgetSessions(queries, settledBefore)
      }),
    untilNext: dailyAt(night),
  },
]
