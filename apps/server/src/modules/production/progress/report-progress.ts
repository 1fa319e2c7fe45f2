import type { createQuotaProgress as call, Request } from '@tahi/contract'
import { texts } from '@tahi/contract'
import { invalid, notAllowed, notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { addEntries } from './add-entries.ts'
import { toEntry } from './entry.ts'
import { findEntries } from './repository.ts'

/**
 * Adds progress, or takes some away: employees their own on today's quota of their designation, record keepers anyone's
 * (D4).
 */
export async function reportProgress(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { quotaId, quotaProgress: pieces } = body
  const reason = body.reason ?? (work.scope.ownOnly && pieces < 0 ? texts.quota.ownCorrection : undefined)
  const id = body._id === undefined || body._id === 'new' ? newId() : body._id
  await addEntries(work, quotaId, [{ id, personId: whose(work, body), pieces, reason, path: '' }])
  const [entry] = await findEntries(work, [id])
  if (!entry) throw notFound()
  return toEntry(entry)
}

function whose({ scope }: Work, { quotaEmployeeId }: Request<typeof call>['body']): string {
  if (scope.ownOnly) {
    if (quotaEmployeeId !== undefined && quotaEmployeeId !== scope.personId)
      throw notAllowed(texts.quota.ownProgress)
    return scope.personId
  }
  if (quotaEmployeeId === undefined) throw invalid('quotaEmployeeId', 'Choose an employee')
  return quotaEmployeeId
}
