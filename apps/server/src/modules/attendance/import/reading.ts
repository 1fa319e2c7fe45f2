import type { Day } from '@tahi/domain'
import { commitLoosely } from '../../../platform/imports/commit-loosely.ts'
import { openFileReader } from '../../../platform/imports/file-reader.ts'
import { noteImport } from '../../../platform/imports/import-record.ts'
import { inBackground } from '../../../platform/imports/in-background.ts'
import type { Services } from '../../../platform/services.ts'
import type { ClockFile, ClockFileTask } from './clock-file.ts'
import { earlierDateOrders } from './date-orders.ts'
import { importTables } from './import-tables.ts'
import type { Recording } from './judgement.ts'
import { markAfterMidnight } from './mark-after-midnight.ts'
import { otherNamesOf } from './other-names.ts'
import { markNamedTwice, noteDates, stageRows, type Target } from './repository.ts'

const readFile = openFileReader<ClockFileTask, ClockFile>('clock-file', import.meta.url)

/**
 * Reads a clock's file into staged rows after the upload call has returned. A worker thread parses the file. The database
 * judges it in small transactions, so that other requests can run in between. Ends as `ready` or `failed`; never throws.
 */
export function readInBackground(
  services: Services,
  target: Target & Recording,
  task: { content: Uint8Array; today: Day },
): Promise<void> {
  const { database, clock } = services
  return inBackground(services, importTables, target.id, async (note) => {
    const earlier = await database.asOwner((queries) =>
      earlierDateOrders(queries, target.branchId, clock.now()),
    )
    const file = await readFile({ ...task, earlier })
    if ('problem' in file) return note({ state: 'failed', message: file.problem })
    const { layout, header, rows } = file
    const sheets = file.sheets && JSON.stringify(file.sheets)
    await database.asOwner(async (queries) => {
      await noteImport(queries, importTables, target.id, { layout, header, sheets, rows })
      await noteDates(queries, target, file)
    })
    await stageChunks(services, target, file)
    await database.asOwner(async (queries) => {
      await markAfterMidnight(queries, target)
      await markNamedTwice(queries, target)
      await noteImport(queries, importTables, target.id, { state: 'ready' })
    })
  })
}

async function stageChunks({ database }: Services, target: Target & Recording, { chunks }: ClockFile) {
  const markOtherNames = otherNamesOf(target)
  let checked = 0
  for (const chunk of chunks) {
    checked += await database.asOwner(async (queries) => {
      await commitLoosely(queries)
      const staged = await stageRows(queries, target, chunk)
      await markOtherNames(queries, staged)
      await noteImport(queries, importTables, target.id, { checked: checked + staged.length })
      return staged.length
    })
  }
}
