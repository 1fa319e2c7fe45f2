import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import { texts } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendFailure } from './failures.ts'

/** The folders of the built files; a folder that does not exist yet is not served. */
export interface BuiltPages {
  readonly console: string
  /** The employees' application, at /app. */
  readonly employee: string
}

/**
 * Serves the built files. Every other path that is no call gets a page: the employees' application below /app, the console
 * everywhere else.
 */
export async function servePages(app: FastifyInstance, folders: BuiltPages): Promise<void> {
  const built = {
    console: await serveFiles(app, folders.console, '/'),
    employee: await serveFiles(app, folders.employee, '/app/'),
  }
  // The scope of the application's service worker is /app/.
  if (built.employee)
    app.get('/app', async (request, reply) => reply.redirect(request.url.replace('/app', '/app/')))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    // A path with a file ending is a missing file.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const owner = path.startsWith('/app/') ? 'employee' : 'console'
    const isPage = isRead && !path.startsWith('/api/') && extname(path) === '' && built[owner]
    if (isPage) return reply.sendFile('index.html', folders[owner])
    return sendFailure(request, reply, new Refusal('not_found', texts.notFound.text))
  })
}

async function serveFiles(app: FastifyInstance, folder: string, prefix: string): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false
  await app.register(staticFiles, {
    root: folder,
    prefix,
    preCompressed: true,
    index: false,
    wildcard: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    // Vite puts a hash of the content into the names below assets/.
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  return true
}
