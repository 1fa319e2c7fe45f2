import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls, limits } from '@tahi/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { attendanceJobs, attendanceRoutes } from './modules/attendance/index.ts'
import { demoRoutes } from './modules/demo/index.ts'
import { documentsRoutes } from './modules/documents/index.ts'
import { identityJobs, identityRoutes, openActivationTokens, Sessions } from './modules/identity/index.ts'
import { leaveRoutes } from './modules/leave/index.ts'
import { organisationRoutes } from './modules/organisation/index.ts'
import { payrollRoutes } from './modules/payroll/index.ts'
import { peopleJobs, peopleRoutes } from './modules/people/index.ts'
import { productionRoutes } from './modules/production/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { databaseJobs } from './platform/database/jobs.ts'
import { openFiles } from './platform/files/open-files.ts'
import { mapFailures } from './platform/http/failures.ts'
import { serveHealth } from './platform/http/health.ts'
import { openApi } from './platform/http/openapi.ts'
import { servePages } from './platform/http/pages.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { serveCalls } from './platform/http/serve-calls.ts'
import type { Job } from './platform/jobs.ts'
import { logOptions } from './platform/log.ts'
import { openDelivery } from './platform/mail/delivery.ts'
import { mailJobs } from './platform/mail/job.ts'
import { Mails } from './platform/mail/mails.ts'
import type { Services } from './platform/services.ts'
import { openSpreadsheets } from './platform/spreadsheets/spreadsheets.ts'

export interface Parts {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  /** The folder of the console's built files. */
  readonly pages: string
  /** What the first General Manager must know to set the company up. */
  readonly setUpKey: string
  /** Benchmarks and tests turn these off; the product never does. */
  readonly rateLimits?: boolean
}

export interface Product {
  readonly app: FastifyInstance
  readonly services: Services
  /** What it does by itself, for `startJobs`. */
  readonly jobs: readonly Job[]
}

/** The table of contents of the product: the platform, then its modules. */
export async function buildApp({
  config,
  clock,
  database,
  pages,
  setUpKey,
  rateLimits = true,
}: Parts): Promise<Product> {
  const app = fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.publicUrl !== undefined,
    bodyLimit: 2 * 1024 * 1024,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  })
  mapFailures(app)
  await sendSecurityHeaders(app, { contentSecurityPolicy: { directives: contentSecurity(config) } })
  await app.register(compress, { threshold: 1024 })
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1 } })
  if (rateLimits)
    // By address alone: a token that is not yet checked could be anything. A factory's people share one address.
    await app.register(rateLimit, { max: 6000, timeWindow: '1 minute' })
  await app.register(swagger, { mode: 'static', specification: { document: openApi(calls) as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', async () => app.swagger())

  const spreadsheets = openSpreadsheets()
  const files = await openFiles(database, config.dataDir)
  const sessions = new Sessions(database, clock)
  const mails = new Mails()
  const activationTokens = await openActivationTokens(database)
  const services = { config, clock, database, spreadsheets, files, mails, log: app.log }
  const bindings = [
    ...identityRoutes(sessions, { setUpKey, activationTokens }),
    ...demoRoutes(sessions),
    ...organisationRoutes(sessions),
    ...peopleRoutes(sessions),
    ...attendanceRoutes,
    ...payrollRoutes,
    ...leaveRoutes,
    ...productionRoutes,
    ...documentsRoutes,
  ]
  serveCalls(app, services, calls, bindings, (token) => sessions.authenticate(token))
  serveHealth(app, database)
  await servePages(app, pages)
  app.addHook('onClose', () => spreadsheets.close())
  return {
    app,
    services,
    jobs: [
      ...attendanceJobs,
      ...peopleJobs,
      ...identityJobs,
      ...mailJobs(mails, openDelivery(config)),
      ...databaseJobs,
    ],
  }
}

/** No inline script, no foreign origin. Components set style attributes, which is why inline style is allowed. */
const contentSecurity = (config: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: config.publicUrl?.startsWith('https:') ? [] : null,
})
