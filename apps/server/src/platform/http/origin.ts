import { texts } from '@tahi/contract'
import type { Holder } from '../caller.ts'
import { momentOf } from '../clock.ts'
import { Refusal } from '../errors.ts'
import { scopeOf } from '../scope.ts'
import type { Services } from '../services.ts'
import type { Origin, UploadedFile } from './binding.ts'

/** Where a call came in: over HTTP, or over the realtime connection. */
export interface Sent {
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  gone(): AbortSignal
  upload(): Promise<UploadedFile>
}

/** Where a call came from, for its function. `context` reads the clock anew each time, for one transaction. */
export function originOf(
  { address, userAgent, requestId, gone, upload }: Sent,
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
    gone,
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
