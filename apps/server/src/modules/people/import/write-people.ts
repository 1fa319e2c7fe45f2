import { about, audit } from '../../../platform/audit.ts'
import { newId } from '../../../platform/ids.ts'
import { noteImport } from '../../../platform/imports/import-record.ts'
import type { Work } from '../../../platform/work.ts'
import { setPasswords } from '../../identity/index.ts'
import type { Office } from '../office.ts'
import { newRates, writeRates } from '../rates.ts'
import { insertPeople, lockPeople, nextCodes } from '../repository.ts'
import { addition, rateChanges } from '../trail.ts'
import { writeChanges } from '../write-changes.ts'
import { findImport, toImport } from './import.ts'
import { importTables } from './import-tables.ts'
import { type Circumstances, type Judged, judgeRow } from './judge-row.ts'
import { knownPeople } from './known-people.ts'
import { namedPlaces } from './named-places.ts'
import { forgetWritten, linesToWrite, lockMeant, readRows, type StagedRow, updateRows } from './repository.ts'
import { sinceThePreview } from './since-preview.ts'

interface Means extends Office {
  /** The hashes of the first passwords, by line of the file. */
  readonly hashes: ReadonlyMap<number, string>
  /** Called now and then with the number of rows written. */
  readonly onProgress: (written: number) => void
}

interface GoodRow {
  readonly line: number
  readonly judged: Judged & { decision: NonNullable<Judged['decision']> }
}

/** Rows judged and written at a time; in between, the process serves other requests. */
const rowsPerPiece = 100

/** Writes an import's rows that are still good and unchanged since the preview. */
export async function writePeople(work: Work, means: Means, id: string): Promise<void> {
  const places = await namedPlaces(work, 'lock')
  // Locks the caller, whose scope must still be correct.
  await lockPeople(work, [])
  await lockMeant(work, id)
  // From here to the end, nobody else can take a code or an address, so what is free stays free.
  await nextCodes(work, 0)
  const { scope, today } = work
  const circumstances = { scope, today, places, claimed: new Set<string>() }
  let written = 0
  // Rows with a User ID come first, so that no generated code takes one that another row names.
  for (const codes of ['named', 'unnamed'] as const) {
    const lines = await linesToWrite(work, id, codes)
    for (let first = 0; first < lines.length; first += rowsPerPiece) {
      const piece = lines.slice(first, first + rowsPerPiece)
      await writePiece(work, means, id, piece, circumstances)
      written += piece.length
      means.onProgress(written)
    }
  }
  await finish(work, id)
}

async function writePiece(
  work: Work,
  means: Means,
  id: string,
  lines: readonly number[],
  circumstances: Omit<Circumstances, 'known'>,
): Promise<void> {
  const rows = await readRows(work, id, lines)
  const known = await knownPeople(
    work,
    rows.map(({ cells }) => cells),
  )
  const judged = rows.map((row) => ({ row, judged: judgeSincePreview(row, { ...circumstances, known }) }))
  await updateRows(
    work,
    id,
    judged
      .filter(({ row, judged }) => judged.outcome !== row.outcome)
      .map((one) => ({ ...one, namesake: undefined })),
  )
  const good = judged.flatMap(({ row, judged }) =>
    judged.decision && judged.outcome === row.outcome
      ? [{ line: row.line, judged: { ...judged, decision: judged.decision } }]
      : [],
  )
  await addNewcomers(
    work,
    means,
    good.filter(({ judged }) => !judged.before),
  )
  await writeChanges(
    work,
    means,
    good.flatMap(({ judged: { before, decision } }) => (before ? [{ before, decision }] : [])),
  )
}

const judgeSincePreview = (row: StagedRow, circumstances: Circumstances): Judged =>
  sinceThePreview(row, judgeRow({ cells: row.cells, problems: [] }, circumstances))

async function addNewcomers(work: Work, { hashes }: Means, rows: readonly GoodRow[]): Promise<void> {
  if (rows.length === 0) return
  const nameless = rows.filter(({ judged }) => judged.decision.person.code === '').length
  const codes = nameless > 0 ? await nextCodes(work, nameless) : []
  const people = rows.map(({ line, judged: { decision } }) => {
    const code = decision.person.code || (codes.shift() ?? '')
    return {
      line,
      rates: decision.rate ? [decision.rate] : [],
      person: { ...decision.person, id: newId(), code },
    }
  })
  await insertPeople(
    work,
    people.map(({ person }) => person),
  )
  await setPasswords(
    work,
    people.map(({ line, person }) => ({ personId: person.id, hash: hashOf(hashes, line) })),
  )
  await writeRates(
    work,
    people.flatMap(({ person, rates }) => newRates(person, rates)),
  )
  await audit(
    work,
    people.flatMap(({ person, rates }) => [addition(person), ...rateChanges(person, [], rates)]),
  )
}

function hashOf(hashes: ReadonlyMap<number, string>, line: number): string {
  const hash = hashes.get(line)
  if (hash === undefined) throw new Error(`Line ${line} has no first password`)
  return hash
}

async function finish(work: Work, id: string): Promise<void> {
  await forgetWritten(work, id)
  const record = await findImport(work, id)
  await noteImport(work.queries, importTables, id, {
    state: 'imported',
    checked: record.rows,
  })
  const { fileName, rows, added, changed } = await toImport(work, record)
  await audit(work, {
    ...about('people_import', { id, branchId: work.scope.branchId }),
    action: 'people.import',
    after: { fileName, rows, added, changed },
  })
}
