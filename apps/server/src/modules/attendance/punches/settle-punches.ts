import type { settlePunches as call, Request } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { audit } from '../../../platform/audit.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { settleClaims } from './repository.ts'

/** Marks refused claims as dealt with: what they change is written by hand, or is nothing. */
export const settlePunches = async (
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> => ({ settled: await settle(work, body) })

/** Marks a day's claims as dealt with: HR gives the day its times, and reads its claims beside them. */
export async function settleDay(
  work: Work,
  { personId, day }: { readonly personId: string; readonly day: Day },
): Promise<void> {
  await settle(work, { personId, day })
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
