import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Failure, texts } from '@tahi/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendFailure } from './failures.ts'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * Replies 404 to an address that the router cannot parse, such as `/%E0%A4%A` or one with a parameter longer than any id.
 * No hook runs for it.
 */
export const answerUnroutable =
  (secure: SecurityHeaders) =>
  (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    secure(reply.raw)
    sendFailure(request, reply, new Refusal('not_found', texts.notFound.text))
  }

/** Replies to bytes that did not become a request: too slow, too large headers, or no HTTP. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, ...failure } = failures[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ success: false, ...failure } satisfies Failure)
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroySoon()
}

interface Unread {
  readonly status: number
  readonly code: Failure['code']
  readonly msg: string
}

const unreadable: Unread = { status: 400, code: 'invalid', msg: texts.failures.unreadable }
/** By Node's error codes. */
const failures: Readonly<Record<string, Unread | undefined>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid', msg: texts.failures.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', msg: texts.failures.headersTooLarge },
}
