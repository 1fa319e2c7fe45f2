import type { previewAttendanceImport as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import { refuseWhileReading } from '../../../platform/imports/refuse-while-reading.ts'
import { branchForWriting } from '../../../platform/scope.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport, toImport } from './import.ts'
import { importTables } from './import-tables.ts'
import { readInBackground } from './reading.ts'
import { insertImport } from './repository.ts'

/**
 * Takes a clock's file and replies at once. The file is read in the background; `readAttendanceImport` shows the
 * progress.
 */
export async function previewImport(
  services: Services,
  { query }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const { fileName, content } = await origin.upload()
  const context = origin.context()
  const branchId = branchForWriting(context.scope, query.branchId)
  const target = { id: newId(), branchId, keeperId: context.scope.personId }

  const begun = await services.database.work(context, async (work) => {
    await refuseUnknownBranch(work, branchId)
    await refuseWhileReading(work, importTables)
    await insertImport(work, target, fileName)
    return toImport(work, await findImport(work, target.id))
  })
  void readInBackground(services, target, { content, today: context.moment.today })
  return begun
}

async function refuseUnknownBranch({ queries }: Work, branchId: string): Promise<void> {
  const { rows } = await sql`select from branch where id = ${branchId} and active`.execute(queries)
  if (rows.length === 0) throw notFound()
}
