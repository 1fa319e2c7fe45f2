import type { judgePeopleImportAgain as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { beginStep } from './begin-step.ts'
import { findImport, toImport } from './import.ts'
import { judgeInBackground } from './reading.ts'

/**
 * Starts to judge an import's rows again, by what is recorded now, and replies at once; `readPeopleImport` shows the
 * progress. An import that is being judged already is only returned.
 * @throws Refusal not_found; conflict when the import is not ready or was carried out
 */
export async function judgeAgain(
  services: Services,
  { body }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const context = origin.context()
  const { begun, shown } = await services.database.work(context, async (work) => {
    const begun = await beginStep(work, body._id, 'reading', ['reading'])
    return { begun, shown: await toImport(work, await findImport(work, body._id)) }
  })
  if (begun) void judgeInBackground(services, { id: begun.id, context })
  return shown
}
