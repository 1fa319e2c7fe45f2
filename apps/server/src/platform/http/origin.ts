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
  /** Looks up again who sent it. @throws Refusal when they may not make this call any longer */
  identified(): Promise<Holder>
  gone(): AbortSignal
  upload(): Promise<UploadedFile>
}

/** Where a call came from, for its function. `context` reads the clock anew each time, for one transaction. */
export function originOf(
  { address, userAgent, requestId, identified, gone, upload }: Sent,
  { clock, timeZone, live }: Services,
  found: Holder,
): Origin {
  let holder = found
  const renew = async () => {
    holder = await identified()
  }
  return {
    get caller() {
      return holder.caller
    },
    get gate() {
      return holder.gate
    },
    token: found.token,
    address,
    userAgent: userAgent.slice(0, 300),
    requestId,
    gone,
    renew,
    context() {
      const { caller } = holder
      if (!caller) throw new Refusal('not_signed_in', texts.signIn.required)
      return {
        scope: scopeOf(caller),
        actor: { personId: caller.personId, name: caller.name, address, requestId },
        moment: momentOf(clock.now(), timeZone.name),
        announcer: live,
      }
    },
    async upload() {
      const file = await upload()
      await renew()
      return file
    },
  }
}
