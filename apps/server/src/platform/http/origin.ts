import { type Call, texts } from '@tahi/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { momentOf } from '../clock.ts'
import { invalid, Refusal } from '../errors.ts'
import { scopeOf } from '../scope.ts'
import type { Services } from '../services.ts'
import type { Origin, UploadedFile } from './binding.ts'

export function originOf(
  request: FastifyRequest,
  { clock, config }: Services,
  call: Call,
  caller: Caller | null,
  token: string | null,
): Origin {
  return {
    caller,
    token,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    requestId: request.id,
    context() {
      if (!caller) throw new Refusal('not_signed_in', texts.signIn.required)
      return {
        scope: scopeOf(caller),
        actor: { personId: caller.personId, name: caller.name, address: request.ip, requestId: request.id },
        moment: momentOf(clock.now(), config.timeZone),
      }
    },
    upload: () => readUpload(request, call.upload ?? ''),
  }
}

async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('wrong_type', 'Send the file as multipart/form-data.')
  const part = await request.file()
  if (!part || part.fieldname !== field) throw invalid(field, 'Choose a file')
  // toBuffer throws when the file is larger than the limit; the error mapper answers 413.
  return { fileName: part.filename, content: await part.toBuffer() }
}
