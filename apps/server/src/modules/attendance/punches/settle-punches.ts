import type { settlePunches as call, Request } from '@tahi/contract'
import { audit } from '../../../platform/audit.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import type { RecordRow } from '../record.ts'
import { settleClaims } from './repository.ts'

/** Marks refused claims as dealt with: what they change is written by hand, or is nothing. */
export const settlePunches = async (
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> => ({ settled: await settle(work, body) })

/**
 * Marks a day's claims as dealt with when HR has given the day its times, and read its claims beside them. A day without
 * times, such as an absence that HR entered, leaves them waiting.
 */
export async function settleDay(
  work: Work,
  { personId, day, timeIn }: Pick<RecordRow, 'personId' | 'day' | 'timeIn'>,
): Promise<void> {
  if (timeIn !== null) await settle(work, { personId, day })
}

async function settle(work: Work, which: Parameters<typeof settleClaims>[1]): Promise<string[]> {
  const claims = await settleClaims(work, which)
  await audit(
    work,
    claims.map(({ id, branchId }) => ({
      action: 'punch.settle',
      entity: 'punch' as const,
      entityId: id,
      branchId,
    })),
  )
  return claims.map(({ id }) => id)
}
