import { limits } from '@tahi/contract'
import { create as disposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { SentFile } from './binding.ts'

/**
 * Sends a file that the product made, or one that somebody uploaded. An uploaded file may be hostile: it runs nothing,
 * reaches nothing, and is saved rather than shown unless it is a picture or a PDF (D6).
 */
export function sendFile(
  reply: FastifyReply,
  usualType: string,
  { fileName, content, uploaded }: SentFile,
): FastifyReply {
  if (uploaded) {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    reply.header(
      'cache-control',
      uploaded.forEverybody
        ? 'public, max-age=31536000, immutable'
        : `private, max-age=${limits.fileMinutes * 60}`,
    )
  }
  if (!Buffer.isBuffer(content)) reply.header('content-length', content.bytes)
  return reply
    .type(uploaded?.type ?? usualType)
    .header(
      'content-disposition',
      disposition(fileName, { type: uploaded?.inPlace ? 'inline' : 'attachment' }),
    )
    .send(Buffer.isBuffer(content) ? content : content.stream)
}
