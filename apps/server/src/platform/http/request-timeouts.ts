import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long, in milliseconds, a request may take to arrive: what is never going to be whole is not held for ever. */
export interface RequestTimeouts {
  /** From the connection's first byte to the end of the head. */
  readonly headers: number
  /** To the end of the body. */
  readonly request: number
  /** Without a byte of the body. */
  readonly idle: number
  /** Without a byte of the answer being taken. */
  readonly unread: number
  /** How often Node looks for requests that are late. */
  readonly check: number
}

/**
 * A phone on slow 3G sends some 150 kbit/s: 10 MB take it 9.5 minutes. A line that is lost for longer than half a minute
 * does not come back to the same connection. An answer goes to such a phone in steps: the system holds a part of it, and
 * wants more when a third of that is gone.
 */
export const usualTimeouts: RequestTimeouts = {
  headers: 15_000,
  request: 600_000,
  idle: 30_000,
  unread: 60_000,
  check: 5_000,
}

/** Fastify's settings for it. Node answers late requests by `clientError`. */
export const timeoutSettings = ({ headers, request, check }: RequestTimeouts) => ({
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
})

/** Hangs up on bodies that stop arriving. What the server takes for its answer does not count. */
export function hangUpOnStalled(server: Server, { idle }: RequestTimeouts): void {
  server.on('request', (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { socket } = request
    // Nobody listens for the timeout, so Node ends the connection.
    socket.setTimeout(idle)
    request.once('close', () => {
      // After its answer a connection that is kept has a limit of Node's.
      if (!response.writableFinished) socket.setTimeout(0)
    })
  })
}

/**
 * Hangs up on whoever asks and does not take the answer, which waits in memory, or holds a file, until it is taken. What the
 * server takes for it does not count, and what arrives slowly, but does, counts as taken.
 */
export function hangUpOnUnread(app: FastifyInstance, { unread }: RequestTimeouts): void {
  app.addHook('onSend', async ({ raw: { socket } }) => {
    // A test's request that comes over no connection has a socket of another make.
    if (socket instanceof Socket) socket.setTimeout(unread)
  })
}
