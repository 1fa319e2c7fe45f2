import type { settlePunches as call, Request } from '@tahi/contract'
import { about, audit } from '../../../platform/audit.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { RecordRow } from '../record.ts'
import { settleClaims } from './repository.ts'

/** Marks refused claims as dealt with: what they change is written by hand, or is nothing. */
export const settlePunches = async (
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> => ({ settled: await settle(work, body) })

/**
 * Marks those of a day's claims as dealt with that HR was shown when they gave the day its times: another may have come
 * meanwhile. A day without times, such as an absence that HR entered, leaves them waiting.
 * @param shown the claims; 'all' of the day
 */
export async function settleDay(
  work: Work,
  { personId, day, timeIn }: Pick<RecordRow, 'personId' | 'day' | 'timeIn'>,
  shown: readonly string[] | 'all',
): Promise<void> {
  if (timeIn === null || shown.length === 0) return
  await settle(work, { personId, day, ...(shown !== 'all' && { ids: shown }) })
}

async function settle(work: Work, which: Parameters<typeof settleClaims>[1]): Promise<string[]> {
  const claims = await settleClaims(work, which)
  await audit(
    work,
    claims.map(({ id, branchId }) => ({
      ...about('punch', { id, branchId }),
      action: 'punch.settle',
    })),
  )
  return idsOf(claims)
}
