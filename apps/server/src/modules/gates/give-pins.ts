import { randomInt } from 'node:crypto'
import type { giveGatePins as call, Request } from '@tahi/contract'
import { pinLength, pinProblem } from '@tahi/domain'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toPersonName } from '../../platform/person-name.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../identity/index.ts'
import { findHolders, keepPins } from './pin-holders.ts'

/** Gives each of these employees a random PIN. A repeated call gives new PINs: the last ones count. */
export async function givePins(
  { database }: Services,
  { body: { userIds } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  // As in `setPin`: nothing is hashed for people out of scope, and hashing holds no connection.
  const holders = await database.work(asked, (work) => findHolders(work, userIds, 'userIds'), 'read')
  const drawn = await Promise.all(
    holders.map(async (holder) => {
      const pin = drawPin()
      return { ...holder, pin, hash: await hashPassword(pin) }
    }),
  )
  return database.work(asked, async (work) => {
    await keepPins(work, new Map(drawn.map(({ id, hash }) => [id, hash])), 'userIds')
    return {
      given: drawn.map(({ pin, ...holder }) => ({
        employee: toPersonName(holder.id, holder),
        branchName: holder.branchName,
        pin,
      })),
    }
  })
}

/** A random PIN of the shortest length that is allowed. */
function drawPin(): string {
  const pin = String(randomInt(10 ** pinLength.least)).padStart(pinLength.least, '0')
  return pinProblem(pin) ? drawPin() : pin
}
