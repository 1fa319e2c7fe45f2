import type { listPeopleImportRows as call, PeopleImportRow, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport, isNamesake } from './import.ts'

const sorts = {
  line: sql`line`,
  userId: sql`lower(code)`,
  name: alphabetical(sql`name`),
  outcome: sql`outcome`,
}

/** The rows of the caller's import, in the file's order unless another order is requested. */
export async function listRows(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { id } = await findImport(work, params.id)
  const { outcome } = query
  const list = {
    from: sql`people_import_row`,
    where: allOf([
      sql`import_id = ${id}`,
      outcome && (outcome === 'namesake' ? isNamesake : sql`outcome = ${outcome}`),
    ]),
    columns: sql`line, code as "userId", name, outcome, changes, problems, namesake, raw`,
    order: orderBy(query.sort, sorts, { usual: 'line', tie: sql`line` }),
  }
  return readPage(work.queries, query, list, (row: PeopleImportRow) => row)
}
