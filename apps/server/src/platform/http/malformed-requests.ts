import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Failure, texts } from '@tahi/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendFailure } from './failures.ts'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * Answers an address that no route can be looked up for, such as `/%E0%A4%A` or one with a parameter longer than any id:
 * nothing is there. No hook has seen it.
 */
export const answerUnroutable =
  (secure: SecurityHeaders) =>
  (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    secure(reply.raw)
    sendFailure(request, reply, new Refusal('not_found', texts.notFound.text))
  }

/** Answers what did not come to be a request: it came too slowly, with too large a head, or is no HTTP. */
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
/** By Node's names. */
const failures: Readonly<Record<string, Unread | undefined>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid', msg: texts.failures.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', msg: texts.failures.headersTooLarge },
}
