import {
  type exportPeopleImportProblems as call,
  limits,
  type PeopleImportRow,
  type Request,
  spreadsheets,
  texts,
} from '@tahi/contract'
import { findPersonColumns, type PersonCells, type PersonColumn, personColumnTitles } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { exportSheet } from '../../../platform/spreadsheets/export-sheet.ts'
import { findImport } from './import.ts'

interface BadRow {
  cells: PersonCells
  problems: PeopleImportRow['problems']
  raw: string[]
}

/** The position of each column in the file. */
type Places = Partial<Record<PersonColumn, number>>

const problemTitle = texts.columns.problem

/**
 * Columns written as they were read: a spreadsheet stores a date as a number of days, which means nothing as text, and a
 * first 0 is put back only where a number has lost it.
 */
const readAnew: readonly PersonColumn[] = [
  ...(['birthday', 'ratesFrom', 'dailyRate', 'overRate'] as const),
  ...(['contact', 'zipcode'] as const),
]

/** The bad rows, each with its problems, in a file that can be corrected and imported again. */
export const exportProblems = (
  services: Services,
  { params }: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> =>
  exportSheet(services, origin, spreadsheets.peopleProblems, async (work) => {
    const { id, header } = await findImport(work, params.id)
    const { rows } = await sql<BadRow>`
      select cells, problems, raw from people_import_row
      where import_id = ${id} and outcome = 'bad'
      order by line
      limit ${limits.peopleImportRows}`.execute(work.queries)
    const titles = header.at(-1) === problemTitle ? header.slice(0, -1) : header
    const places = findPersonColumns([titles])?.columns ?? {}
    return {
      columns: [...titles.map((title) => ({ title })), { title: problemTitle, width: 60 }],
      rows: rows.map((bad) => rowOf(bad, titles, places)),
    }
  })

function rowOf({ cells, problems, raw }: BadRow, titles: readonly string[], places: Places): string[] {
  const row = titles.map((_, index) => raw[index] ?? '')
  for (const column of readAnew) {
    const index = places[column]
    const value = cells[column]
    if (index === undefined) continue
    if (value !== undefined) row[index] = String(value)
    // A date that is mended in another row must not decide how this one is read.
    else if (isEitherWay(column, problems)) row[index] += ' ?'
  }
  return [...row, problems.map(sentenceOf).join('; ')]
}

const isEitherWay = (of: PersonColumn, problems: BadRow['problems']): boolean =>
  problems.some(({ column, problem }) => column === personColumnTitles[of] && problem === 'either_date')

const sentenceOf = ({ column, ...fault }: BadRow['problems'][number]): string =>
  `${column}: ${texts.peopleImport.problemOf(fault)}`
