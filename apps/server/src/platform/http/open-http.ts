import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls, limits } from '@tahi/contract'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { logOptions } from '../log.ts'
import type { CompanyRedis } from '../redis.ts'
import { mapFailures } from './failures.ts'
import { answerMalformed, answerUnroutable } from './malformed-requests.ts'
import { MemoryRateLimitStore } from './memory-rate-limit-store.ts'
import { openApi } from './openapi.ts'
import { type BuiltPages, servePages } from './pages.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { redisRateLimitStore } from './redis-rate-limit-store.ts'
import { hangUpOnStalled, hangUpOnUnread, type RequestTimeouts, timeoutSettings } from './request-timeouts.ts'
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts'
import { sendServerDate } from './server-date.ts'

interface HttpParts {
  readonly config: Config
  readonly clock: Clock
  readonly pages: BuiltPages
  /** Where requests are counted together with the company's other servers. */
  readonly shared: CompanyRedis | undefined
  readonly rateLimits: boolean
  readonly timeouts: RequestTimeouts
}

/** The HTTP server without the product's calls: headers, limits, failures, the built pages, and the API's documentation. */
export async function openHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, clock, pages, shared, rateLimits, timeouts } = parts
  const secure = await securityHeaders({
    contentSecurityPolicy: { directives: contentSecurity(config) },
    // The company's other hosts are not ours to bind to https.
    strictTransportSecurity: { includeSubDomains: false },
  })
  const app = fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.publicUrl !== undefined,
    bodyLimit: limits.bodyBytes,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Requests that arrive while the server stops are still served: the proxy would show a 503 to the person.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(secure),
    clientErrorHandler: answerMalformed,
    ...timeoutSettings(timeouts),
  })
  hangUpOnStalled(app.server, timeouts)
  hangUpOnUnread(app, timeouts)
  mapFailures(app)
  sendServerDate(app, clock)
  sendSecurityHeaders(app, secure)
  // No client compresses what it sends, and twenty bytes can become two million.
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  app.decorateRequest('holder')
  app.decorateRequest('identifiedAt')
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1 } })
  // Before the rate limit: a phone that installs the application requests all of its files, and a factory's phones share
  // one address.
  await servePages(app, pages)
  if (rateLimits)
    await app.register(rateLimit, {
      max: limits.callsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: rateLimitKey,
      store: shared ? redisRateLimitStore(shared) : MemoryRateLimitStore,
    })
  await app.register(swagger, { mode: 'static', specification: { document: openApi(calls) as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', async () => app.swagger())
  return app
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
