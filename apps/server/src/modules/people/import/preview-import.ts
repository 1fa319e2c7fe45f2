import type { previewPeopleImport as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import { refuseWhileReading } from '../../../platform/imports/refuse-while-reading.ts'
import type { Services } from '../../../platform/services.ts'
import { findImport, toImport } from './import.ts'
import { importTables } from './import-tables.ts'
import { readInBackground } from './reading.ts'
import { insertImport } from './repository.ts'

/** Takes a spreadsheet and replies at once. The file is read in the background; `readPeopleImport` shows the progress. */
export async function previewImport(
  services: Services,
  _request: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const { fileName, content } = await origin.upload()
  const context = origin.context()
  const id = newId()
  const begun = await services.database.work(context, async (work) => {
    await refuseWhileReading(work, importTables)
    await insertImport(work, id, fileName)
    return toImport(work, await findImport(work, id))
  })
  void readInBackground(services, { id, context }, content)
  return begun
}
