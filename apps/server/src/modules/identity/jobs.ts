import { millisecondsPerDay } from '@tahi/domain'
import { sql } from 'kysely'
import { dailyAt, type Job } from '../../platform/jobs.ts'
import { forgetBrowsersOf } from '../notifications/index.ts'
import { forgetAskedMails } from './asked-mails.ts'
import { forgetResets } from './forgotten-password/repository.ts'
import { forgetOldFailures } from './lockout.ts'
import { forgetRegistrations } from './registration/repository.ts'
import { forgetSessions, isUsed } from './sessions.ts'

/** At 02:30, when few are at work. */
const night = 2 * 60 + 30

/** How long a link that ended, or a decided account, can still say what became of it; so long are ended sessions kept. */
const settledDays = 30
/** How long an account may wait for a decision that nobody takes. */
const abandonedDays = 180

/**
 * Forgets what nobody comes back to: registrations, links to new passwords, counts of mails and of failed sign-ins, phones
 * whose session was left unused for too long, and sessions that are over.
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
