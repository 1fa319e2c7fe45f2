import { calls } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { announcementsRoutes } from './modules/announcements/index.ts'
import { attendanceJobs, attendanceRoutes } from './modules/attendance/index.ts'
import { companyRoutes } from './modules/company/index.ts'
import { dashboardRoutes } from './modules/dashboard/index.ts'
import { demoRoutes } from './modules/demo/index.ts'
import { documentsRoutes } from './modules/documents/index.ts'
import { gatesJobs, gatesOf, gatesRoutes, openSeal } from './modules/gates/index.ts'
import {
  identityJobs,
  identityRoutes,
  openActivationTokens,
  openAskedMails,
  openLockout,
  Sessions,
} from './modules/identity/index.ts'
import { serveLanding } from './modules/landing/index.ts'
import { leaveRoutes } from './modules/leave/index.ts'
import { messagesRoutes } from './modules/messages/index.ts'
import { notificationsJobs, notificationsRoutes } from './modules/notifications/index.ts'
import { organisationRoutes } from './modules/organisation/index.ts'
import { payrollRoutes } from './modules/payroll/index.ts'
import { peopleJobs, peopleRoutes } from './modules/people/index.ts'
import { productionRoutes } from './modules/production/index.ts'
import { todayRoutes } from './modules/today/index.ts'
import { type Authenticate, holderOf } from './platform/caller.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { databaseJobs } from './platform/database/jobs.ts'
import { fileJobs } from './platform/files/jobs.ts'
import { openFiles } from './platform/files/open-files.ts'
import type { FileStore } from './platform/files/store.ts'
import { serveHealth } from './platform/http/health.ts'
import { openHttp } from './platform/http/open-http.ts'
import type { BuiltPages } from './platform/http/pages.ts'
import { type RequestTimeouts, usualTimeouts } from './platform/http/request-timeouts.ts'
import { serveCalls } from './platform/http/serve-calls.ts'
import type { Job } from './platform/jobs.ts'
import { serveCommands } from './platform/live/commands.ts'
import { Hub } from './platform/live/hub.ts'
import { openDelivery } from './platform/mail/delivery.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { Mails } from './platform/mail/mails.ts'
import { openPushService } from './platform/push/push-service.ts'
import { companyRedis, logAbsence } from './platform/redis.ts'
import type { Services } from './platform/services.ts'
import { openSpreadsheets } from './platform/spreadsheets/spreadsheets.ts'
import { openTimeZone } from './platform/time-zone.ts'
import { timeZoneJob } from './platform/time-zone-job.ts'

export interface Parts {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  /** Where the contents of files are kept. */
  readonly store: FileStore
  readonly pages: BuiltPages
  /** Shared with the company's other servers; undefined when this is the only one. */
  readonly redis?: Redis | undefined
  /** Benchmarks and tests turn these off; the product never does. */
  readonly rateLimits?: boolean
  /** Tests send pushes to a server of their own on this machine; the product sends to public addresses only. */
  readonly pushOnLoopback?: boolean
  /** Tests use shorter ones. */
  readonly timeouts?: RequestTimeouts
}

export interface Product {
  readonly app: FastifyInstance
  readonly services: Services
  readonly live: Hub
  /** Background jobs, for `startJobs`. */
  readonly jobs: readonly Job[]
}

/** The table of contents of the product: the platform, then its modules. */
export async function buildApp({
  config,
  clock,
  database,
  store,
  pages,
  redis,
  rateLimits = true,
  pushOnLoopback = false,
  timeouts = usualTimeouts,
}: Parts): Promise<Product> {
  const shared = redis && (await companyRedis(redis, database))
  const app = await openHttp({ config, clock, pages, shared, rateLimits, timeouts })
  const sessions = new Sessions(database, clock)
  const spreadsheets = openSpreadsheets()
  const files = await openFiles(database, store)
  const mails = new Mails()
  const activationTokens = await openActivationTokens(database)
  const live = new Hub(app.server, sessions, {
    shared,
    trustProxy: config.publicUrl !== undefined,
    log: app.log,
  })
  const pushService = await openPushService(database, config, { onLoopback: pushOnLoopback })
  const lockout = await openLockout(database)
  const timeZone = await openTimeZone(database, config)
  const services = { config, clock, timeZone, database, spreadsheets, files, mails, live, log: app.log }
  const bindings = [
    ...identityRoutes(sessions, {
      activationTokens,
      lockout,
      askedMails: await openAskedMails(database),
    }),
    ...demoRoutes(sessions),
    ...companyRoutes,
    ...organisationRoutes(sessions),
    ...peopleRoutes(sessions, lockout),
    ...attendanceRoutes,
    ...payrollRoutes,
    ...leaveRoutes,
    ...productionRoutes,
    ...announcementsRoutes,
    ...dashboardRoutes,
    ...documentsRoutes,
    ...notificationsRoutes(pushService),
    ...messagesRoutes,
    ...gatesRoutes(await openSeal(database)),
    ...todayRoutes,
  ]
  const authenticate: Authenticate = (...asked) => sessions.authenticate(...asked)
  const authenticateGate = gatesOf(services)
  const authenticateAnew: Authenticate = (token) => sessions.lookUp(token)
  serveCalls(app, services, calls, bindings, (token, activity, anew) =>
    holderOf(token, activity, anew ? authenticateAnew : authenticate, authenticateGate),
  )
  serveCommands(live, services, bindings, authenticate)
  serveHealth(app, database)
  serveLanding(app, services, pages.console)
  app.addHook('preClose', async () => live.close())
  if (redis) {
    const stopLogging = logAbsence(redis, app.log)
    app.addHook('onClose', async () => stopLogging())
  }
  app.addHook('onClose', () => spreadsheets.close())
  return {
    app,
    services,
    live,
    jobs: [
      ...attendanceJobs,
      ...peopleJobs,
      ...identityJobs,
      ...mailJobs(mails, openDelivery(config)),
      ...notificationsJobs(live, pushService),
      ...gatesJobs,
      ...fileJobs,
      ...databaseJobs,
      timeZoneJob,
    ],
  }
}
