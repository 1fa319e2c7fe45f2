import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long, in milliseconds, a request may take to arrive; stalled requests are not held for ever. */
export interface RequestTimeouts {
  /** From the connection's first byte to the end of the head. */
  readonly headers: number
  /** To the end of the body. */
  readonly request: number
  /** Without receiving a byte of the body. */
  readonly idle: number
  /** Without the client taking a byte of the reply. */
  readonly unread: number
  /** How often Node looks for requests that are late. */
  readonly check: number
}

/**
 * A phone on slow 3G sends some 150 kbit/s: 10 MB take it 9.5 minutes. After half a minute without a network the old
 * connection does not come back. A reply reaches such a phone in steps: the system buffers a part, and takes more when a
 * third of that is sent.
 */
export const usualTimeouts: RequestTimeouts = {
  headers: 15_000,
  request: 600_000,
  idle: 30_000,
  unread: 60_000,
  check: 5_000,
}

/** Fastify's settings. Node reports late requests as `clientError`. */
export const timeoutSettings = ({ headers, request, check }: RequestTimeouts) => ({
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
})

/** Hangs up on bodies that stop arriving. The server's own time for its reply does not count. */
export function hangUpOnStalled(server: Server, { idle }: RequestTimeouts): void {
  server.on('request', (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { socket } = request
    // Nobody listens for the timeout, so Node ends the connection.
    socket.setTimeout(idle)
    request.once('close', () => {
      // After the reply a kept-alive connection has Node's own timeout.
      if (!response.writableFinished) socket.setTimeout(0)
    })
  })
}

/**
 * Hangs up on clients that do not read their reply, which stays in memory or holds a file open until it is read. The
 * server's own time for it does not count, and a client that reads slowly is not cut off.
 */
export function hangUpOnUnread(app: FastifyInstance, { unread }: RequestTimeouts): void {
  app.addHook('onSend', async ({ raw: { socket } }) => {
    // A test's injected request has a socket of another class.
    if (socket instanceof Socket) socket.setTimeout(unread)
  })
}
