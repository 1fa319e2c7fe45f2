import type { setGatePin as call, Request } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { hashPassword } from '../identity/index.ts'
import { findHolders } from './pin-holders.ts'
import { writePins } from './pins.ts'

/** Gives an employee in scope a PIN for the gate. */
export async function setPin(
  { database }: Services,
  { body: { userId, pin } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  // Somebody in scope first: hashing takes tens of milliseconds, in which no connection should be held.
  await database.work(asked, (work) => findHolders(work, [userId], 'userId'), 'read')
  const hashes = new Map([[userId, await hashPassword(pin)]])
  return database.work(asked, async (work) => {
    await keepPins(work, hashes, 'userId')
    return { userId, setAt: work.now.toISOString() }
  })
}

/** Writes PINs that HR gave, for those who are in scope now. @throws Refusal as `findHolders` */
export async function keepPins(
  work: Work,
  hashes: ReadonlyMap<string, string>,
  field: string,
): Promise<void> {
  const holders = await findHolders(work, [...hashes.keys()], field)
  await writePins(work, hashes)
  await audit(
    work,
    holders.map(({ id, branchId }) => ({
      action: 'gate-pin.set',
      entity: 'gate_pin',
      entityId: id,
      branchId,
    })),
  )
}
