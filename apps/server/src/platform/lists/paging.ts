import { limits, type Sort, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import { invalid } from '../errors.ts'
import type { Listed } from '../http/binding.ts'

export interface AskedPage {
  page?: number | undefined
  pageSize?: number | undefined
}

/** The position of a page. Without `page` the whole list is read, up to the contract's limit (D1 List paths). */
interface Page {
  readonly limit: number
  readonly offset: number
  readonly page?: number
  readonly pageSize?: number
}

function pageOf({ page, pageSize }: AskedPage): Page {
  if (page === undefined) return { limit: limits.largestList, offset: 0 }
  const size = pageSize ?? limits.defaultPageSize
  return { limit: size, offset: (page - 1) * size, page, pageSize: size }
}

/** The parts of a list's query. */
export interface PageQuery<Beside = unknown> {
  /** Common table expressions that the other parts use, as `name as (…)`. */
  readonly named?: RawBuilder<unknown>
  /** The `from` clause, with one row for each of the list's; `where` selects the rows on the list. */
  readonly from: RawBuilder<unknown>
  readonly where?: RawBuilder<unknown>
  /**
   * Joins that only columns and order need, as `join …`. They must not change the number of rows, because the count omits
   * them.
   */
  readonly join?: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** For wide or expensive rows: joined to `page`, which has the columns above, and selected instead of them. */
  readonly lookUp?: { readonly join: RawBuilder<unknown>; readonly columns: RawBuilder<unknown> }
  /** One value to read at the same moment as the page, which it must not contradict. */
  readonly beside?: RawBuilder<Beside>
}

/**
 * One page of a list and the total number of rows, in one statement that needs no transaction around it. The count reads
 * only what the conditions need, and only the page's own rows are looked up.
 * @throws Refusal invalid when a whole list is too long
 */
export async function readPage<Row, Listing, Beside>(
  queries: Queries,
  asked: AskedPage,
  { named, from, where = sql`true`, join = sql``, columns, order, lookUp, beside }: PageQuery<Beside>,
  toListing: (row: Row) => Listing,
): Promise<Listed<Listing> & { beside: Beside | undefined }> {
  const { limit, offset, page, pageSize } = pageOf(asked)
  const { rows } = await sql<Row & { rowsInAll: number; placeOnPage: number | null; beside?: Beside }>`
    with ${named ? sql`${named},` : sql``} page as (
      select row_number() over () as "placeOnPage", cut.*
      from (
        select ${columns} from ${from} ${join} where ${where} ${order} limit ${limit} offset ${offset}
      ) as cut
    )
    select ${lookUp ? lookUp.columns : sql`page.*`}, page."placeOnPage", whole."rowsInAll"
      ${beside ? sql`, ${beside} as beside` : sql``}
    from (select count(*) as "rowsInAll" from ${from} where ${where}) as whole
    left join ${lookUp ? sql`(page ${lookUp.join})` : sql`page`} on true
    order by page."placeOnPage"`.execute(queries)
  // A page past the end still has one row, with the total and what is beside.
  const total = rows[0]?.rowsInAll ?? 0
  if (page === undefined && total > limits.largestList) throw invalid('page', texts.tooManyRows)
  return {
    rows: rows.filter(({ placeOnPage }) => placeOnPage !== null).map(toListing),
    total,
    page,
    pageSize,
    beside: rows[0]?.beside,
  }
}

/** An expression that has no value in some rows, such as a time out. */
interface Sparse {
  readonly sparse: RawBuilder<unknown>
}

/** Sorts by an expression so that rows without a value come last in both directions: whoever sorts looks for values. */
export const sparse = (expression: RawBuilder<unknown>): Sparse => ({ sparse: expression })

/** The expression of each field that a query can be sorted by. */
export type SortColumns<Field extends string> = Readonly<Record<Field, RawBuilder<unknown> | Sparse>>

/**
 * `order by` for a sort of the contract.
 * @param tie makes the order total, so that pages neither repeat nor miss a row; of several expressions only the last one
 * takes the sort's direction
 */
export function orderBy<Field extends string>(
  sort: Sort<NoInfer<Field>> | undefined,
  columns: SortColumns<Field>,
  { usual, tie }: { usual: Sort<NoInfer<Field>>; tie: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const asked = sort ?? usual
  const direction = asked.startsWith('-') ? sql`desc` : sql`asc`
  return sql`order by ${columnOrder(columns[fieldOf<Field>(asked)], direction)}, ${tie} ${direction}`
}

/** Only sparse columns say where the rest goes: an ordinary index, which others may have, cannot be read so. */
const columnOrder = (column: RawBuilder<unknown> | Sparse, direction: RawBuilder<unknown>) =>
  'sparse' in column ? sql`${column.sparse} ${direction} nulls last` : sql`${column} ${direction}`

/** The field of a sort, without the direction. */
export const fieldOf = <Field extends string>(sort: Sort<Field>): Field => sort.replace(/^-/, '') as Field
