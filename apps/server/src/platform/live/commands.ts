import { type Call, texts } from '@tahi/contract'
import * as z from 'zod/v4/core'
import type { Authenticate } from '../caller.ts'
import { Refusal } from '../errors.ts'
import { admit } from '../http/admission.ts'
import type { Binding } from '../http/binding.ts'
import { bodyOf, refusalOf } from '../http/failures.ts'
import { originOf } from '../http/origin.ts'
import { parsed } from '../http/parsed.ts'
import type { Services } from '../services.ts'
import type { Asked, Hub } from './hub.ts'

/**
 * Serves calls that have an event name over the realtime connection, by the same functions and with the same checks as over
 * HTTP; the acknowledgement is the body of the HTTP reply (D7).
 */
export function serveCommands(
  hub: Hub,
  services: Services,
  bindings: readonly Binding[],
  authenticate: Authenticate,
): void {
  for (const binding of bindings) {
    const { call } = binding
    if (!call.socket) continue
    hub.onCommand(call.socket, async (asked) => {
      try {
        return {
          success: true,
          msg: texts.success,
          data: await answer(binding, asked, services, authenticate),
        }
      } catch (error) {
        return bodyOf(refusalOf(error, services.log, 'event failed', { event: call.socket }))
      }
    })
  }
}

async function answer(
  { call, run }: Binding,
  { token, address, userAgent, body }: Asked,
  services: Services,
  authenticate: Authenticate,
): Promise<unknown> {
  const identified = async () => {
    const holder = { token, caller: await authenticate(token, 'attended'), gate: null }
    admit(call, holder)
    return holder
  }
  const holder = await identified()
  const checked = { params: undefined, query: undefined, body: parsed(call.body, body) }
  // Never aborted: a command is written even if its connection ends in between.
  const requestId = crypto.randomUUID()
  const sent = { address, userAgent, requestId, identified, gone: neverGone, upload: refuseUpload }
  const result = await run(services, checked, originOf(sent, services, holder))
  return z.parse(schemaOf(call), result)
}

const neverGone = () => new AbortController().signal

const refuseUpload = async () => {
  throw new Refusal('wrong_type', texts.upload.notLive)
}

/** Fields that the call's reply does not declare never leave the server, as over HTTP. */
function schemaOf({ path, reply }: Call): z.$ZodType {
  if (reply.kind !== 'data') throw new Error(`${path} cannot be asked over the realtime connection`)
  return reply.schema
}
