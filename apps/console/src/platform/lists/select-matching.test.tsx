import { limits, texts } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { listMatching, useSelectMatching } from './select-matching.ts'

type Row = { _id: number; can: boolean }
type Paging = { page: number; pageSize: number }
const read = vi.fn<(paging: Paging) => Promise<{ data: Row[] }>>()
const { signal } = new AbortController()
const find = () => listMatching(read, ({ can }: Row) => can, signal)

/** A list of this many rows, of which nothing can be done with the first `covered` ones. */
const listOf = (count: number, covered = 0) =>
  read.mockImplementation(async ({ page, pageSize }) => {
    const first = (page - 1) * pageSize
    const length = Math.max(0, Math.min(pageSize, count - first))
    return { data: Array.from({ length }, (_, row) => ({ _id: first + row, can: first + row >= covered })) }
  })

beforeEach(() => void read.mockReset())

test('the rows of all pages are found, but for those that nothing can be done with', async () => {
  listOf(limits.largestPage + 20, 2)
  const { rows, more } = await find()
  expect(new Set(rows).size).toBe(limits.largestPage + 18)
  expect(rows[0]).toEqual({ _id: 2, can: true })
  expect(more).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
})

test('no more are found than one call may name, which is said where there are more', async () => {
  listOf(limits.largestSelection + 1, 1)
  const whole = await find()
  expect([whole.rows.length, whole.more]).toEqual([limits.largestSelection, undefined])

  listOf(limits.largestSelection + 2, 1)
  expect(await find()).toEqual({ rows: whole.rows, more: texts.firstSelected })
})

test('no more rows are looked through than a list may have', async () => {
  listOf(limits.largestList, limits.largestList)
  expect(await find()).toEqual({ rows: [] })

  listOf(10 * limits.largestList, limits.largestList - 1)
  expect(await find()).toEqual({
    rows: [{ _id: limits.largestList - 1, can: true }],
    more: texts.tooManyRows,
  })
})

test('whoever selects all anew gets only what is then found', async () => {
  const selected = vi.fn()
  let selectAll: ReturnType<typeof useSelectMatching<Row>> = async () => undefined
  function List() {
    selectAll = useSelectMatching<Row>({}, selected)
    return null
  }
  renderToStaticMarkup(<List />)
  listOf(1)
  const givenUp = selectAll(read)
  listOf(3)
  expect(await Promise.all([givenUp, selectAll(read)])).toEqual([undefined, 3])
  expect(selected).toHaveBeenCalledTimes(1)
})
