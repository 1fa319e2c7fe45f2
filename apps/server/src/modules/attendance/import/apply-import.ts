import { type applyAttendanceImport as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../../platform/audit.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import { backToReady, noteImport } from '../../../platform/imports/import-record.ts'
import { whileWritten } from '../../../platform/imports/keep-touched.ts'
import { showProgress } from '../../../platform/imports/show-progress.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClockImport, findImport, toImport } from './import.ts'
import { importTables } from './import-tables.ts'
import { markAfterMidnight } from './mark-after-midnight.ts'
import { forgetLostNumbers, joinByHash } from './repository.ts'
import { findSpans } from './spans.ts'
import { goodPieces, holdPeople, writePiece } from './write-attendance.ts'

/**
 * Rows per statement: many, because each statement has a cost and the whole import holds the embedded database's only
 * connection; but few enough to show progress.
 */
const rowsPerStatement = 2000

/** Writes an import's good rows in one transaction: all or none. An import that was carried out already is only returned. */
export async function applyImport(
  services: Services,
  { body }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const { database } = services
  const context = origin.context()
  const found = await database.work(context, (work) => take(work, body._id))
  if (found.state !== 'imported') {
    try {
      await whileWritten(services, importTables, found.id, () =>
        database.work(context, (work) => write(services, work, found)),
      )
    } catch (error) {
      await database.work(context, ({ queries }) => backToReady(queries, importTables, found.id))
      throw error
    }
  }
  return database.work(context, async (work) => toImport(work, await findImport(work, found.id)), 'read')
}

/** Makes sure that only one call writes an import. @throws Refusal conflict when the import is not ready */
async function take(work: Work, id: string): Promise<ClockImport> {
  const found = await findImport(work, id, 'lock')
  if (found.state === 'imported') return found
  if (found.state !== 'ready') throw conflict(texts.attendanceImport.notReady)
  await noteImport(work.queries, importTables, id, { state: 'importing', checked: 0 })
  return found
}

async function write(services: Services, work: Work, target: ClockImport): Promise<void> {
  const people = await holdPeople(work, target)
  // A number may have been given to another since it was previewed; nobody has seen the days as theirs.
  await forgetLostNumbers(work.queries, target)
  // The day before may have been recorded since it was previewed.
  await markAfterMidnight(work.queries, target)
  const spans = await findSpans(work, target)
  await joinByHash(work.queries)
  const pieces = await goodPieces(work, target, rowsPerStatement)
  let imported = 0
  for (const [index, piece] of pieces.entries()) {
    imported += await writePiece(work, target, spans, piece)
    showProgress(services, importTables, target.id, Math.floor((target.rows * (index + 1)) / pieces.length))
  }
  await noteImport(work.queries, importTables, target.id, {
    state: 'imported',
    checked: target.rows,
    imported,
  })
  await audit(work, {
    ...about('attendance_import', target),
    action: 'attendance.import',
    after: { fileName: target.fileName, rows: target.rows, imported },
  })
  work.news.changed('attendance_import', target.branchId, people)
}
