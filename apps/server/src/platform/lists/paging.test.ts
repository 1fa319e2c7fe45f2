import { limits, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { type AskedPage, orderBy, type PageQuery, readPage, sparse } from './paging.ts'

interface Row {
  id: number
  name?: string
}

/** The numbers from `last` down to 1. */
const numbers = (last: number): PageQuery => ({
  named: sql`number as (select id from generate_series(1, ${last}::int) as id)`,
  from: sql`number`,
  columns: sql`number.id`,
  order: sql`order by number.id desc`,
})

async function read(asked: AskedPage, query: PageQuery) {
  const { database } = await server()
  return database.asOwner((queries) => readPage(queries, asked, query, ({ id, name }: Row) => name ?? id))
}

it('reads a page in its order, and how many there are in all', async () => {
  expect(await read({ page: 2, pageSize: 3 }, numbers(8))).toEqual({
    rows: [5, 4, 3],
    total: 8,
    page: 2,
    pageSize: 3,
  })
})

it('counts those that the condition holds for, once each whatever is joined', async () => {
  const where = sql`number.id > 2`
  const join = sql`left join number as other on other.id = number.id + 1`
  expect(await read({ page: 1, pageSize: 2 }, { ...numbers(5), where, join })).toMatchObject({
    rows: [5, 4],
    total: 3,
  })
})

it('keeps the order of the page for what is looked up of it', async () => {
  // With more rows to look up than the page has, so that the join has an order of its own.
  const words = sql`(select id, 'number ' || id as name from generate_series(1, 2000) as id) as word`
  const lookUp = { join: sql`join ${words} on word.id = page.id`, columns: sql`word.id, word.name` }
  const found = await read({ page: 1, pageSize: 50 }, { ...numbers(200), lookUp })
  expect(found.rows).toEqual(Array.from({ length: 50 }, (_, index) => `number ${200 - index}`))
})

it('says how many there are where the page is past the end, and where there are none', async () => {
  const lookUp = { join: sql`join number as same on same.id = page.id`, columns: sql`same.id` }
  for (const query of [numbers(4), { ...numbers(4), lookUp }])
    expect(await read({ page: 3, pageSize: 2 }, query)).toMatchObject({ rows: [], total: 4 })
  expect(await read({ page: 1 }, numbers(0))).toMatchObject({ rows: [], total: 0 })
})

it('gives a whole list to its limit, and refuses a longer one', async () => {
  const whole = await read({}, numbers(limits.largestList))
  expect(whole.rows).toHaveLength(limits.largestList)
  expect(whole).toMatchObject({ total: limits.largestList, page: undefined })
  await expect(read({}, numbers(limits.largestList + 1))).rejects.toThrow(texts.tooManyRows)
})

it.each([
  ['third', [1, 2, 4, 5, 3, 6]],
  ['-third', [5, 4, 2, 1, 6, 3]],
] as const)('sorts by %s with the rows last that have no value, page by page', async (sort, expected) => {
  const sorts = { third: sparse(sql`nullif(number.id % 3, 0) * 0 + number.id`) }
  const query = { ...numbers(6), order: orderBy(sort, sorts, { usual: 'third', tie: sql`number.id` }) }
  const pages = await Promise.all([1, 2, 3].map((page) => read({ page, pageSize: 2 }, query)))
  expect(pages.flatMap(({ rows }) => rows)).toEqual(expected)
})
