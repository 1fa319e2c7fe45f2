import { type applyPeopleImport as call, type Request, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { CallContext } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import {
  backToReady,
  type ImportChange,
  type ImportRecord,
  noteImport,
} from '../../../platform/imports/import-record.ts'
import { whileWritten } from '../../../platform/imports/keep-touched.ts'
import { showProgress } from '../../../platform/imports/show-progress.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import type { Sessions } from '../../identity/index.ts'
import { officeFor } from '../office.ts'
import { beginStep } from './begin-step.ts'
import { hashFirstPasswords } from './first-passwords.ts'
import { findImport, toImport } from './import.ts'
import { importTables } from './import-tables.ts'
import { writePeople } from './write-people.ts'

/** The share of the progress that hashing passwords takes, if there are any. */
const hashingShare = 0.9

/**
 * Starts to write an import's good rows and replies at once, because hashing a thousand first passwords takes a minute;
 * `readPeopleImport` shows the progress. All rows are written in one transaction, or none. An import that is running or
 * was carried out already is only returned.
 */
export const applyImport =
  (sessions: Sessions) =>
  async (
    services: Services,
    { body }: Request<typeof call>,
    origin: Origin,
  ): Promise<Result<typeof call>> => {
    const context = origin.context()
    const { begun, shown } = await services.database.work(context, async (work) => {
      const begun = await beginStep(work, body._id, 'importing', ['importing', 'imported'])
      return { begun, shown: await toImport(work, await findImport(work, body._id)) }
    })
    if (begun) void writeInBackground(services, sessions, begun, context)
    return shown
  }

/** Ends as `imported`, or as `ready` with a message when nothing was written; never throws. */
async function writeInBackground(
  services: Services,
  sessions: Sessions,
  { id, rows }: ImportRecord,
  context: CallContext,
): Promise<void> {
  const { database, log } = services
  const note = (change: ImportChange) =>
    database.asOwner((queries) => noteImport(queries, importTables, id, change))
  try {
    const birthdays = await database.work(context, (work) => newBirthdays(work, id), 'read')
    const hashes = await hashFirstPasswords(birthdays, (done) =>
      note({ checked: Math.floor((rows * hashingShare * done) / birthdays.length) }),
    )
    const hashed = rows * (hashes.size > 0 ? hashingShare : 0)
    const onProgress = (written: number) =>
      showProgress(services, importTables, id, Math.floor(hashed + ((rows - hashed) * written) / rows))
    const office = await officeFor(services, sessions)
    await whileWritten(services, importTables, id, () =>
      database.work(context, (work) => writePeople(work, { ...office, hashes, onProgress }, id)),
    )
  } catch (error) {
    log.error({ err: error, import: id }, 'an import was not carried out')
    const reason = error instanceof Refusal ? ` ${error.message}` : ''
    const message = `${texts.peopleImport.nothingWritten}${reason}`
    await database.asOwner((queries) => backToReady(queries, importTables, id, message)).catch(() => {})
  }
}

async function newBirthdays({ queries }: Work, id: string) {
  const { rows } = await sql<{ line: number; birthday: string }>`
    select line, cells ->> 'birthday' as birthday from people_import_row
    where import_id = ${id} and outcome = 'added' and cells ? 'birthday'
    order by line`.execute(queries)
  return rows
}
