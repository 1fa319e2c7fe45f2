import type { createQuotaProgressOfMany as call, Request } from '@tahi/contract'
import { orNotFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { findQuota } from '../repository.ts'
import { addEntries } from './add-entries.ts'

/** Adds progress of many people, all or none. A refusal names every invalid entry by its path. */
export async function reportForMany(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { added } = await addEntries(
    work,
    body.quotaId,
    body.entries.map(({ _id, quotaEmployeeId, quotaProgress, reason }, index) => ({
      id: _id,
      personId: quotaEmployeeId,
      pieces: quotaProgress,
      reason,
      path: `entries.${index}.`,
    })),
  )
  const { progress } = orNotFound(await findQuota(work, body.quotaId))
  return { added, progress }
}
