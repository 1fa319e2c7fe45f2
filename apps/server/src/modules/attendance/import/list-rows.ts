import type { listImportRows as call, ImportRow, Request } from '@tahi/contract'
import { formatWallTime } from '@tahi/domain'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../../platform/paging.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport } from './import.ts'

interface Row extends Pick<ImportRow, 'line' | 'nameInFile' | 'otherName' | 'outcome' | 'problem' | 'raw'> {
  code: string
  name: string | null
  day: string | null
  timeIn: number | null
  timeOut: number | null
}

const sorts = {
  line: sql`row.line`,
  userId: sql`lower(row.code)`,
  date: sql`row.day`,
  outcome: sql`row.outcome`,
  problem: sql`row.problem`,
}

const wanted = {
  all: undefined,
  good: sql`row.outcome = 'good'`,
  unchanged: sql`row.outcome = 'unchanged'`,
  bad: sql`row.outcome = 'bad'`,
  otherName: sql`row.other_name`,
}

/** The rows of an import in scope, in the file's order unless asked otherwise. */
export async function listRows(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { id } = await findImport(work, params.id)
  const { queries } = work
  const { outcome } = query
  const page = pageOf(query)
  const where = allOf([sql`row.import_id = ${id}`, outcome && wanted[outcome]])
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from attendance_import_row as row where ${where}`.execute(
      queries,
    ),
    sql<Row>`
      select row.line, row.code, person.first_name || ' ' || person.last_name as name, row.name as "nameInFile",
        row.other_name as "otherName", row.day, row.time_in as "timeIn", row.time_out as "timeOut", row.outcome,
        row.problem, row.raw
      from attendance_import_row as row left join person on person.id = row.person_id
      where ${where}
      ${orderBy(query.sort, sorts, { usual: 'line', tie: sql`row.line` })}
      limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  const total = counted.rows[0]?.total ?? 0
  return listed(query, found.rows.map(toRow), total)
}

const toRow = ({ code, name, day, timeIn, timeOut, ...row }: Row): ImportRow => ({
  ...row,
  userId: code,
  name: name ?? '',
  date: day ?? '',
  timeIn: timeIn === null ? '' : formatWallTime(timeIn),
  timeOut: timeOut === null ? '' : formatWallTime(timeOut),
})
