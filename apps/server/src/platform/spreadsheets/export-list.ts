import { limits, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { invalid } from '../errors.ts'
import type { Origin } from '../http/binding.ts'
import type { Services } from '../services.ts'
import type { Work } from '../work.ts'
import { exportSheet, type SheetNames } from './export-sheet.ts'
import type { Sheet } from './write-sheet.ts'

/** A list to be exported as a spreadsheet. */
interface ListExport<Query, Row> extends Pick<Sheet, 'columns'> {
  readonly names: SheetNames
  /** Selects all matching rows in the requested order; their number is limited here. */
  readonly select: (work: Work, query: Query) => RawBuilder<Row>
  /** The rows below the titles. */
  readonly toRows: (found: readonly Row[], work: Work) => Sheet['rows']
}

/**
 * A call that replies with a whole list, filtered and sorted, as a spreadsheet.
 * @throws Refusal invalid, from the returned function, when more rows match than a spreadsheet may hold
 */
export const exportList =
  <Query, Row>({ names, columns, select, toRows }: ListExport<Query, Row>) =>
  (services: Services, { query }: { query: Query }, origin: Origin) =>
    exportSheet(services, origin, names, async (work) => {
      // One row more than allowed shows that there are too many.
      const asked = sql<Row>`${select(work, query)} limit ${limits.largestExport + 1}`
      const { rows } = await asked.execute(work.queries)
      if (rows.length > limits.largestExport) throw invalid('from', texts.tooManyToExport)
      return { columns, rows: toRows(rows, work) }
    })
