import { texts } from '@tahi/contract'
import type { FastifyRequest } from 'fastify'
import type { Holder } from '../caller.ts'
import { momentOf } from '../clock.ts'
import { invalid, Refusal } from '../errors.ts'
import { scopeOf } from '../scope.ts'
import type { Services } from '../services.ts'
import type { Origin, UploadedFile } from './binding.ts'

/** Where a call came in: over HTTP, or over the realtime connection. */
export interface Sent {
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  upload(): Promise<UploadedFile>
}

export function originOf(
  { address, userAgent, requestId, upload }: Sent,
  { clock, timeZone, live }: Services,
  { caller, token, gate }: Holder,
): Origin {
  return {
    caller,
    token,
    gate,
    address,
    userAgent: userAgent.slice(0, 300),
    requestId,
    context() {
      if (!caller) throw new Refusal('not_signed_in', texts.signIn.required)
      return {
        scope: scopeOf(caller),
        actor: { personId: caller.personId, name: caller.name, address, requestId },
        moment: momentOf(clock.now(), timeZone.name),
        announcer: live,
      }
    },
    upload,
  }
}

/** The one file of a call, in its one field. @throws Refusal invalid, wrong_type, and the reader's for a large one */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('wrong_type', 'Send the file as multipart/form-data.')
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (file || part.type !== 'file' || part.fieldname !== field) throw invalid(field, texts.upload.oneFile)
      // Larger than the limit, it throws; the error mapper answers 413.
      file = { fileName: part.filename, content: await part.toBuffer() }
    }
  } catch (error) {
    throw readingFailure(error, field)
  }
  if (!file) throw invalid(field, 'Choose a file')
  return file
}

/** What the reader of a form has to say is always about what was sent. */
function readingFailure(error: unknown, field: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Refusal || code === 'FST_REQ_FILE_TOO_LARGE') return error
  return invalid(field, code.startsWith('FST_') ? texts.upload.oneFile : texts.upload.cutOff)
}
