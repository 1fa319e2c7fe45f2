import type { listPeopleImportRows as call, PeopleImportRow, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../../platform/alphabetical.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../../platform/paging.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport } from './import.ts'

const sorts = {
  line: sql`line`,
  userId: sql`lower(code)`,
  name: alphabetical(sql`name`),
  outcome: sql`outcome`,
}

/** The rows of an import of the caller's, in the file's order unless asked otherwise. */
export async function listRows(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { id } = await findImport(work, params.id)
  const { queries } = work
  const { outcome } = query
  const page = pageOf(query)
  const where = allOf([sql`import_id = ${id}`, outcome && outcome !== 'all' && sql`outcome = ${outcome}`])
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from people_import_row where ${where}`.execute(queries),
    sql<PeopleImportRow>`
      select line, code as "userId", name, outcome, changes, problems, raw
      from people_import_row
      where ${where}
      ${orderBy(query.sort, sorts, { usual: 'line', tie: sql`line` })}
      limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  return listed(query, found.rows, counted.rows[0]?.total ?? 0)
}
