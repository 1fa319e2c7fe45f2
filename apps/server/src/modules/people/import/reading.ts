import type { CallContext } from '../../../platform/database/database.ts'
import { commitLoosely } from '../../../platform/imports/commit-loosely.ts'
import { openFileReader } from '../../../platform/imports/file-reader.ts'
import { noteImport } from '../../../platform/imports/import-record.ts'
import { inBackground } from '../../../platform/imports/in-background.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { importTables } from './import-tables.ts'
import { judgeRow } from './judge-row.ts'
import { knownPeople } from './known-people.ts'
import { namedPlaces } from './named-places.ts'
import { namesakesOf } from './namesakes.ts'
import { type FileRow, type PeopleFile, rowsPerChunk } from './people-file.ts'
import { insertRows, type JudgedRow, rowsAfter, updateRows } from './repository.ts'

const readFile = openFileReader<{ content: Uint8Array }, PeopleFile>('people-file', import.meta.url)

/** An import and the context of its uploader. */
export interface Target {
  readonly id: string
  readonly context: CallContext
}

/**
 * Reads a spreadsheet into staged rows after the upload call has returned. A worker thread parses the file. Ends as
 * `ready` or `failed`; never throws.
 */
export function readInBackground(services: Services, target: Target, content: Uint8Array): Promise<void> {
  return inBackground(services, importTables, target.id, async (note) => {
    const file = await readFile({ content })
    if ('problem' in file) return note({ state: 'failed', message: file.problem })
    const { header, rows, sheets } = file
    await note({ header, rows, sheets: sheets && JSON.stringify(sheets) })
    await judgePieces(services, target, {
      next: async (_work, { pieces }) => JSON.parse(file.chunks[pieces] ?? '[]') as FileRow[],
      store: insertRows,
    })
    await note({ state: 'ready' })
  })
}

/** Judges the staged rows again, by what is recorded now. Ends and fails in the same way. */
export function judgeInBackground(services: Services, target: Target): Promise<void> {
  return inBackground(services, importTables, target.id, async (note) => {
    await judgePieces(services, target, {
      next: (work, { line }) => rowsAfter(work, target.id, line, rowsPerChunk),
      store: updateRows,
    })
    await note({ state: 'ready' })
  })
}

type Row = Omit<FileRow, 'raw'>

/** How far the rows are judged. */
interface Done {
  readonly pieces: number
  readonly rows: number
  /** The line of the last row. */
  readonly line: number
}

interface Pieces<AnyRow extends Row> {
  /** The next rows; none at the end. */
  readonly next: (work: Work, done: Done) => Promise<readonly AnyRow[]>
  readonly store: (work: Work, id: string, judged: readonly JudgedRow<AnyRow>[]) => Promise<void>
}

/** Judges rows in small transactions in the caller's scope, so that other requests can run in between. */
async function judgePieces<AnyRow extends Row>(
  { database }: Services,
  { id, context }: Target,
  { next, store }: Pieces<AnyRow>,
): Promise<void> {
  const seen: Seen = { claimed: new Set(), newcomers: new Map() }
  const judgeNext = (done: Done) =>
    database.work(context, async (work): Promise<Done | undefined> => {
      const rows = await next(work, done)
      const last = rows.at(-1)
      if (!last) return undefined
      await commitLoosely(work.queries)
      await store(work, id, await judge(work, rows, seen))
      const checked = done.rows + rows.length
      await noteImport(work.queries, importTables, id, { checked })
      return { pieces: done.pieces + 1, rows: checked, line: last.line }
    })
  let done: Done | undefined = { pieces: 0, rows: 0, line: 0 }
  while (done) done = await judgeNext(done)
}

/** What is known of the rows higher up. */
interface Seen {
  readonly claimed: Set<string>
  readonly newcomers: Map<string, number>
}

async function judge<AnyRow extends Row>(
  work: Work,
  rows: readonly AnyRow[],
  { claimed, newcomers }: Seen,
): Promise<JudgedRow<AnyRow>[]> {
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
