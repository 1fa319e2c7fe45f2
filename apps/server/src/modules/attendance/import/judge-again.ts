import { type judgeAttendanceImportAgain as call, type Request, texts } from '@tahi/contract'
import { conflict } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { findImport, toImport } from './import.ts'
import { markAfterMidnight } from './mark-after-midnight.ts'
import { otherNamesOf } from './other-names.ts'
import { findAndLockImport, forgetLostNumbers, judgeMended, markNamedTwice } from './repository.ts'

/**
 * Judges an import's rows again that did not agree with what is recorded: it may have been corrected since.
 * @throws Refusal not_found; conflict when the import is not ready or was carried out
 */
export async function judgeAgain(
  { database }: Services,
  { body }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  const found = await database.work(asked, (work) => findImport(work, body._id), 'read')
  const recording = { ...found, keeperId: asked.scope.personId }
  await database.asOwner(async (queries) => {
    // Rows that become good while the import is being written would be counted but not written.
    if ((await findAndLockImport(queries, found.id)) !== 'ready')
      throw conflict(texts.attendanceImport.notReady)
    await forgetLostNumbers(queries, found)
    await otherNamesOf(found)(queries, await judgeMended(queries, recording))
    await markAfterMidnight(queries, found)
    await markNamedTwice(queries, found)
  })
  return database.work(asked, async (work) => toImport(work, await findImport(work, found.id)), 'read')
}
