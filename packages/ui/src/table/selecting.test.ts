import { describe, expect, test } from 'vitest'
import {
  isPageSelected,
  toggleOne,
  togglePage,
  toggleRange,
  withoutGone,
  withoutSettled,
} from './selecting.ts'

test('one row goes in and out, and the given set stays as it was', () => {
  const before = new Set(['a'])
  expect([...toggleOne(before, 'b')]).toEqual(['a', 'b'])
  expect([...toggleOne(before, 'a')]).toEqual([])
  expect([...before]).toEqual(['a'])
})

describe('with Shift', () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  const ticked = (selected: string[], last: string | undefined, id: string) => [
    ...toggleRange(new Set(selected), rows, { last, id, canSelect: (row) => row !== 'c' }),
  ]

  test('the rows since the last ticked one go in or out, up or down, but for those that cannot', () => {
    expect(ticked(['b'], 'b', 'd')).toEqual(['b', 'd'])
    expect(ticked(['other', 'e'], 'e', 'a')).toEqual(['other', 'e', 'a', 'b', 'd'])
    expect(ticked(['other', 'a', 'b', 'd', 'e'], 'a', 'd')).toEqual(['other', 'e'])
    expect(ticked(['e'], 'b', 'd')).toEqual(['e', 'b', 'd'])
  })

  test('a row goes alone where none was ticked before it on this page', () => {
    expect(ticked([], undefined, 'd')).toEqual(['d'])
    expect(ticked(['gone', 'd'], 'gone', 'd')).toEqual(['gone'])
  })
})

test('a page goes in and out without touching rows of other pages', () => {
  const both = togglePage(new Set(['other', 'a']), ['a', 'b'])
  expect([...both]).toEqual(['other', 'a', 'b'])
  expect([...togglePage(both, ['a', 'b'])]).toEqual(['other'])
})

test('an empty page is never selected', () => {
  expect(isPageSelected(new Set(), [])).toBe(false)
})

describe('after the list was read anew', () => {
  const page = (rows: Record<string, boolean>, total: number, isFirst = true) => ({
    isFirst,
    rows: new Map(Object.entries(rows)),
    total,
  })
  const before = page({ a: true, b: true }, 5)
  const selected = new Set(['a', 'b', 'other'])

  test('a row that somebody took out of the list leaves the selection; those of other pages stay', () => {
    expect([...withoutGone(selected, before, page({ b: true, c: true }, 4))]).toEqual(['b', 'other'])
  })

  test('so does a row that stays in the list and is decided', () => {
    expect([...withoutGone(selected, before, page({ a: false, b: true }, 5))]).toEqual(['b', 'other'])
    expect([...withoutGone(selected, undefined, page({ a: false }, 5))]).toEqual(['b', 'other'])
  })

  test('rows that went to the page before stay selected, unlike those from the middle of a page', () => {
    const rows = page({ a: true, b: true, c: true }, 9, false)
    const all = new Set(['a', 'b', 'c'])
    expect(withoutGone(all, rows, page({ c: true, d: true, e: true }, 7, false))).toBe(all)
    expect([...withoutGone(all, rows, page({ a: true, c: true, d: true }, 8, false))]).toEqual(['a', 'c'])
    expect([...withoutGone(all, { ...rows, isFirst: true }, page({ c: true }, 7))]).toEqual(['c'])
  })

  test('a row that a new one pushed to the next page stays selected, and so does everything in another list', () => {
    expect(withoutGone(selected, before, page({ new: true, a: true }, 6))).toBe(selected)
    expect(withoutGone(selected, undefined, page({ c: true }, 1))).toBe(selected)
  })
})

test('what was refused stays selected, and so does what nobody asked for', () => {
  const settled = withoutSettled(
    new Set(['done', 'refused', 'other']),
    new Set(['done', 'refused', 'alone']),
    [{ _id: 'refused' }, { _id: 'alone' }],
  )
  expect([...settled]).toEqual(['refused', 'other'])
})

test('what was refused because it is gone leaves the selection, also where nothing was done yet', () => {
  const selected = new Set(['done', 'gone', 'refused'])
  const refused = [{ _id: 'gone', code: 'not_found' as const }, { _id: 'refused' }]
  expect([...withoutSettled(selected, selected, refused)]).toEqual(['refused'])
  expect([...withoutSettled(selected, new Set(), refused)]).toEqual(['done', 'refused'])
})
