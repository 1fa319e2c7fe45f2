import { sql } from 'kysely'
import { daysBefore, forgetDaily, type Job } from '../../platform/jobs.ts'
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

export const identityJobs: Job[] = [
  forgetDaily('registrations', night, (queries, now) =>
    forgetRegistrations(queries, {
      settledBefore: daysBefore(now, settledDays),
      abandonedBefore: daysBefore(now, abandonedDays),
    }),
  ),
  forgetDaily('reset links', night, (queries, now) => forgetResets(queries, daysBefore(now, settledDays))),
  forgetDaily('asked mails', night, forgetAskedMails),
  forgetDaily('failed sign-ins', night, forgetOldFailures),
  forgetDaily('sessions', night, async (queries, now) => {
    await forgetBrowsersOf(queries, sql`not (${isUsed(now)})`)
    await forgetSessions(queries, daysBefore(now, settledDays))
  }),
]
