import type { setGatePin as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../identity/index.ts'
import { findHolder, keepPins } from './pin-holders.ts'

/** Gives an employee in scope a PIN for the gate. */
export async function setPin(
  { database }: Services,
  { body: { userId, pin } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  // Checks the scope first: hashing takes tens of milliseconds, during which no connection should be held.
  await database.work(asked, (work) => findHolder(work, userId), 'read')
  const hash = await hashPassword(pin)
  return database.work(asked, async (work) => {
    await keepPins(work, [{ ...(await findHolder(work, userId)), hash }])
    return { userId, setAt: work.now.toISOString() }
  })
}
