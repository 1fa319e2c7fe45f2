import { limits, texts } from '@tahi/contract'
import * as toasts from '@tahi/ui/toasts/toasts.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMatching, useSelectMatching } from './select-matching.ts'

type Row = { _id: number; can: boolean }
type Paging = { page: number; pageSize: number }
const read = vi.fn<(paging: Paging) => Promise<{ data: Row[] }>>()
const { signal } = new AbortController()
const whyNot = ({ can }: Row) => (can ? undefined : 'A payslip covers it.')
const find = () => listMatching(read, whyNot, signal)

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
  const { rows, leftOut, more } = await find()
  expect(leftOut).toEqual([{ msg: 'A payslip covers it.' }, { msg: 'A payslip covers it.' }])
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
  expect(await find()).toMatchObject({ rows: whole.rows, more: texts.firstSelected })
})

test('no more rows are looked through than a list may have', async () => {
  listOf(limits.largestList, limits.largestList)
  expect((await find()).more).toBeUndefined()

  listOf(10 * limits.largestList, limits.largestList - 1)
  expect(await find()).toMatchObject({
    rows: [{ _id: limits.largestList - 1, can: true }],
    more: texts.tooManyRows,
  })
})

describe('a list', () => {
  const selected = vi.fn<(found: readonly Row[], ids: ReadonlySet<string>) => void>()
  const told = vi.spyOn(toasts, 'toast').mockReturnValue('')
  let selectAll: ReturnType<typeof useSelectMatching<Row>> = async () => undefined
  const draw = (before: string[] = []) => {
    function List() {
      const idOf = ({ _id }: Row) => String(_id)
      selectAll = useSelectMatching<Row>({}, { selected: new Set(before), idOf, select: selected })
      return null
    }
    renderToStaticMarkup(<List />)
  }
  afterAll(() => told.mockRestore())
  beforeEach(() => {
    for (const spy of [selected, told]) spy.mockReset()
  })

  test('adds what is found to what is selected', async () => {
    draw(['earlier', '1'])
    listOf(3)
    expect(await selectAll(read)).toEqual(new Set(['0', '1', '2']))
    expect([...(selected.mock.calls[0]?.[1] ?? [])]).toEqual(['earlier', '1', '0', '2'])
    expect(told).not.toHaveBeenCalled()
  })

  test('says how many of the others were left out, and why', async () => {
    draw()
    listOf(5, 2)
    expect(await selectAll(read, whyNot)).toEqual(new Set(['2', '3', '4']))
    expect(told).toHaveBeenCalledWith('3 selected. 2 left out: A payslip covers it.')
  })

  test('adds no more than one call may name with those that are selected, and says so', async () => {
    draw(Array.from({ length: limits.largestSelection - 2 }, (_, row) => `earlier ${row}`))
    listOf(3)
    expect(await selectAll(read)).toEqual(new Set(['0', '1']))
    expect(selected.mock.calls[0]?.[1].size).toBe(limits.largestSelection)
    expect(told).toHaveBeenCalledWith(texts.firstSelected)
  })

  test('gives whoever selects all anew only what is then found', async () => {
    draw()
    listOf(1)
    const givenUp = selectAll(read)
    listOf(3)
    expect(await Promise.all([givenUp, selectAll(read)])).toEqual([undefined, new Set(['0', '1', '2'])])
    expect(selected).toHaveBeenCalledTimes(1)
  })
})
