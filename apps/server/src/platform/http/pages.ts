import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import { texts } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendFailure } from './failures.ts'

/** Serves the console's built files; every path that is neither a file nor a call is a page of the console. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built)
    await app.register(staticFiles, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      // Vite puts a hash of the content into the names below assets/.
      setHeaders: (reply, path) =>
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    // A name with an ending is a file's, which is not there.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !path.startsWith('/api/') && extname(path) === '' && built
    if (isPage) return reply.sendFile('index.html')
    return sendFailure(request, reply, new Refusal('not_found', texts.notFound.text))
  })
}
