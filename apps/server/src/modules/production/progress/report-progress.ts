import { type createQuotaProgress as call, type Request, texts } from '@tahi/contract'
import type { SignIn } from '@tahi/domain'
import { momentOf } from '../../../platform/clock.ts'
import { invalid, notAllowed, orNotFound } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { judgeTap } from '../../attendance/index.ts'
import { signInsOf } from '../../identity/index.ts'
import { addEntries } from './add-entries.ts'
import { toEntry } from './entry.ts'
import { findEntries } from './repository.ts'

/**
 * Adds or subtracts progress: employees for themselves, on a quota of their designation on the day of the entry; record
 * keepers for anyone (D4).
 */
export async function reportProgress(
  { database, clock, timeZone }: Services,
  { body }: Request<typeof call>,
  { context, caller }: Origin,
): Promise<Result<typeof call>> {
  const signIns = body.tapped && (await signInsOf(database, caller, clock.now()))
  return database.work(context(), async (work) => {
    const { quotaId, quotaProgress: pieces } = body
    const reason = body.reason ?? (work.scope.ownOnly && pieces < 0 ? texts.quota.ownCorrection : undefined)
    const id = body._id ?? newId()
    const sent = { id, personId: whose(work, body), pieces, reason, path: '' }
    await addEntries(work, quotaId, [sent], enteredWhen(work, body, timeZone.name, signIns))
    return toEntry(orNotFound((await findEntries(work, [id]))[0]))
  })
}

/** When an entry was made, by the phone's measurements and the server's records; the server's clock decides (D1). */
function enteredWhen(
  { now }: Work,
  { tapped }: Request<typeof call>['body'],
  timeZone: string,
  signIns?: readonly SignIn[],
) {
  if (!tapped) return undefined
  const { at, doubts } = judgeTap(tapped, now, signIns)
  return { at: new Date(at), day: momentOf(new Date(at), timeZone).today, doubts }
}

function whose({ scope }: Work, { quotaEmployeeId }: Request<typeof call>['body']): string {
  if (scope.ownOnly) {
    if (quotaEmployeeId !== undefined && quotaEmployeeId !== scope.personId)
      throw notAllowed(texts.quota.ownProgress)
    return scope.personId
  }
  if (quotaEmployeeId === undefined) throw invalid('quotaEmployeeId', texts.choose.employee)
  return quotaEmployeeId
}
