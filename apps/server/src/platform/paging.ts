import { limits, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './database/connection.ts'
import { invalid } from './errors.ts'
import type { Listed } from './http/binding.ts'

export interface AskedPage {
  page?: number | undefined
  pageSize?: number | undefined
  sort?: string | undefined
}

/** Where a page lies. Without `page` the whole list is asked for, to the contract's limit (D1 List paths). */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly page?: number
  readonly pageSize?: number
}

export function pageOf({ page, pageSize }: AskedPage): Page {
  if (page === undefined) return { limit: limits.largestList, offset: 0 }
  const size = pageSize ?? limits.defaultPageSize
  return { limit: size, offset: (page - 1) * size, page, pageSize: size }
}

/** A list's answer: its rows on this page, and how many there are. @throws Refusal invalid when a whole list is too long */
export function listed<Row>(asked: AskedPage, rows: Row[], total: number): Listed<Row> {
  const { page, pageSize } = pageOf(asked)
  if (page === undefined && total > limits.largestList) throw invalid('page', texts.tooManyRows)
  return { rows, total, page, pageSize }
}

/**
 * One page of a statement that counts all its rows in each of them, as `count(*) over () as total`. A page past the end
 * has no row that says how many there are: the first one is asked.
 * @param found the statement up to its `where`
 */
export async function pageWithTotal<Row>(
  queries: Queries,
  asked: AskedPage,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageOf(asked)
  const { rows } = await sql<Row & { total: number }>`
    ${found} ${order} limit ${limit} offset ${offset}`.execute(queries)
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  const first = await sql<{ total: number }>`${found} limit 1`.execute(queries)
  return { rows, total: first.rows[0]?.total ?? 0 }
}

/**
 * `order by` for a sort of the contract (`field` or `-field`).
 * @param columns what each field is in the query
 * @param tie makes the order total, so that pages neither repeat nor miss a row
 * @throws Refusal invalid for a field that cannot be sorted by
 */
export function orderBy(
  sort: string | undefined,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  { usual, tie }: { usual: string; tie: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const asked = sort ?? usual
  const descending = asked.startsWith('-')
  const field = descending ? asked.slice(1) : asked
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw invalid('sort', `Sort by one of ${Object.keys(columns).join(', ')}`)
  const direction = descending ? sql`desc` : sql`asc`
  return sql`order by ${column} ${direction}, ${tie} ${direction}`
}

/** Every condition that is asked for; `true` when none is. */
export const allOf = (
  conditions: (RawBuilder<unknown> | false | '' | null | undefined)[],
): RawBuilder<unknown> => {
  const asked = conditions.filter((condition): condition is RawBuilder<unknown> => Boolean(condition))
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}
