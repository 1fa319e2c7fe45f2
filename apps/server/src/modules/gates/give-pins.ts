import { randomInt } from 'node:crypto'
import type { giveGatePins as call, Request } from '@tahi/contract'
import { pinLength, pinProblem } from '@tahi/domain'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toPersonName } from '../../platform/person-name.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../identity/index.ts'
import { findHolders, keepPins } from './pin-holders.ts'

/**
 * Gives each of these employees a random PIN. A repeated call gives new PINs: the last ones count. People who may have
 * none, as they were deactivated, moved or promoted meanwhile, keep nobody else from theirs: they are returned with the
 * reason.
 */
export async function givePins(
  { database }: Services,
  { body: { userIds } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  // As in `setPin`: nothing is hashed for people out of scope, and hashing holds no connection.
  const before = await database.work(asked, (work) => findHolders(work, userIds), 'read')
  const drawn = new Map(
    await Promise.all(
      before.holders.map(async ({ id }) => {
        const pin = drawPin()
        return [id, { pin, hash: await hashPassword(pin) }] as const
      }),
    ),
  )
  return database.work(asked, async (work) => {
    const { holders, refused } = await findHolders(work, [...drawn.keys()])
    const given = holders.flatMap((holder) => {
      const secret = drawn.get(holder.id)
      return secret ? [{ ...holder, ...secret }] : []
    })
    await keepPins(work, given)
    return {
      given: given.map(({ pin, ...holder }) => ({
        employee: toPersonName(holder.id, holder),
        branchName: holder.branchName,
        pin,
      })),
      refused: [...before.refused, ...refused],
    }
  })
}

/** A random PIN of the shortest length that is allowed. */
function drawPin(): string {
  const pin = String(randomInt(10 ** pinLength.least)).padStart(pinLength.least, '0')
  return pinProblem(pin) ? drawPin() : pin
}
