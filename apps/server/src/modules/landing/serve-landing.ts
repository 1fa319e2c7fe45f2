import { createHash } from 'node:crypto'
import { publicScreens } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { readConsoleEntry } from './console-entry.ts'
import { landingPage } from './page.ts'
import { type Landing, readLanding } from './read-landing.ts'

/**
 * Serves the public landing page at `/` (C1, C2), or redirects to the set-up until there is a company. The sign-in token
 * is only in session storage, so the page is the same for everybody; its script opens the console for signed-in visitors.
 * @param folder of the console's built files
 */
export function serveLanding(app: FastifyInstance, { database }: Services, folder: string): void {
  const entry = readConsoleEntry(folder)
  const page = remembered((landing: Landing) => landingPage(landing, entry))
  app.get('/', async (request, reply) => {
    const landing = await readLanding(database)
    if (!landing) return reply.header('cache-control', 'no-store').redirect(publicScreens.setUp.path)
    const { body, tag } = page(landing)
    reply.headers({ 'cache-control': 'public, no-cache', etag: tag })
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(body)
  })
}

/** Writes the page again only when its content has changed. */
function remembered(write: (landing: Landing) => string) {
  let last = { key: '', body: '', tag: '' }
  return (landing: Landing) => {
    const key = JSON.stringify(landing)
    if (key !== last.key) {
      const body = write(landing)
      // Weak, because the same page is sent with different compressions.
      const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      last = { key, body, tag }
    }
    return last
  }
}
