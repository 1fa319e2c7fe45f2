import type { setOwnPin as call, Request } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../identity/index.ts'
import { writePins } from './pins.ts'

/** Sets the caller's own PIN. The old PIN is not needed, so a forgotten one is simply replaced. */
export async function setOwnPin(
  { database }: Services,
  { body: { pin } }: Request<typeof call>,
  { caller, context }: Origin,
): Promise<Result<typeof call>> {
  const hash = await hashPassword(pin)
  return database.work(context(), async (work) => {
    const { personId } = work.scope
    if (!caller?.branchId) throw notFound()
    await writePins(work, new Map([[personId, hash]]))
    await audit(work, {
      ...about('gate_pin', { id: personId, branchId: caller.branchId }),
      action: 'gate-pin.set-own',
    })
    return { setAt: work.now.toISOString() }
  })
}
