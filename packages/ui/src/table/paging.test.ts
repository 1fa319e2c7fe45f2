import { describe, expect, test } from 'vitest'
import { movePage, pageCount, pageSizeChoices } from './paging.ts'

describe('pages', () => {
  test.each([
    [0, 5, 1],
    [1, 5, 1],
    [5, 5, 1],
    [6, 5, 2],
    [1204, 12, 101],
  ])('%i rows by %i are %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages)
  })

  test.each([
    [1, 2, 2],
    [3, 1, 1],
    [1, 0, 1],
    [1, -3, 1],
    [3, 4, 3],
    [2, 1.5, 2],
    [2, Number.NaN, 2],
  ])('from page %i of 3, a move to %d leads to %i', (from, to, there) => {
    expect(movePage(from, to, 3)).toBe(there)
  })

  test("the list's own sizes join the standard ones, once and in order", () => {
    const standard = [5, 10, 15]
    expect(pageSizeChoices(standard)).toEqual([5, 10, 15])
    expect(pageSizeChoices(standard, 12, 12)).toEqual([5, 10, 12, 15])
    expect(pageSizeChoices(standard, undefined, 50)).toEqual([5, 10, 15, 50])
  })
})
