import { texts } from '@tahi/contract'
import type { CallContext } from '../../../platform/database/database.ts'
import { commitLoosely } from '../../../platform/imports/commit-loosely.ts'
import { type ImportChange, noteImport } from '../../../platform/imports/import-record.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { openWorkerPool } from '../../../platform/worker-pool.ts'
import { importTables } from './import-tables.ts'
import { judgeRow } from './judge-row.ts'
import { knownPeople } from './known-people.ts'
import { namedPlaces } from './named-places.ts'
import { namesakesOf } from './namesakes.ts'
import type { FileRow, PeopleFile, readPeopleFile } from './people-file.ts'
import { insertRows, type NewRow } from './repository.ts'

const pool = openWorkerPool('people-file', import.meta.url)

/** An import and the context of its uploader. */
export interface Target {
  readonly id: string
  readonly context: CallContext
}

/**
 * Reads a spreadsheet into staged rows after the upload call has returned. A worker thread parses the file. The rows are
 * judged in small transactions in the caller's scope, so that other requests can run in between. Ends as `ready` or
 * `failed`; never throws.
 */
export async function readInBackground(
  services: Services,
  target: Target,
  content: Uint8Array,
): Promise<void> {
  const { database, clock, log } = services
  const note = (change: ImportChange) =>
    database.asOwner((queries) => noteImport(queries, importTables, target.id, clock.now(), change))
  try {
    const file: Awaited<ReturnType<typeof readPeopleFile>> = await pool.run({ content })
    if ('problem' in file) return await note({ state: 'failed', message: file.problem })
    await note({ header: file.header, rows: file.rows })
    await stageChunks(services, target, file)
    await note({ state: 'ready' })
  } catch (error) {
    log.error({ err: error, import: target.id }, 'an import failed')
    // If this write fails too, `recoverImports` marks the import as failed later.
    await note({ state: 'failed', message: texts.imports.failed }).catch(() => {})
  }
}

async function stageChunks({ database, clock }: Services, { id, context }: Target, { chunks }: PeopleFile) {
  const seen: Seen = { claimed: new Set(), newcomers: new Map() }
  let checked = 0
  for (const chunk of chunks) {
    const rows = JSON.parse(chunk) as FileRow[]
    checked += rows.length
    await database.work(context, async (work) => {
      await commitLoosely(work.queries)
      await insertRows(work, id, await judge(work, rows, seen))
      await noteImport(work.queries, importTables, id, clock.now(), { checked })
    })
  }
}

/** What is known of the rows higher up. */
interface Seen {
  readonly claimed: Set<string>
  readonly newcomers: Map<string, number>
}

async function judge(work: Work, rows: readonly FileRow[], { claimed, newcomers }: Seen): Promise<NewRow[]> {
  const { scope, today } = work
  const places = await namedPlaces(work, 'read')
  const known = await knownPeople(
    work,
    rows.map(({ cells }) => cells),
  )
  const judged = rows.map((row) => ({ row, judged: judgeRow(row, { scope, today, places, known, claimed }) }))
  const added = judged.filter(({ judged: { outcome } }) => outcome === 'added').map(({ row }) => row)
  const namesakes = await namesakesOf(work, added, newcomers)
  return judged.map((one) => ({ ...one, namesake: namesakes.get(one.row.line) }))
}
