import { expect, test } from 'vitest'
import { isPageSelected, toggleOne, togglePage } from './selecting.ts'

test('one row goes in and out, and the given set stays as it was', () => {
  const before = new Set(['a'])
  expect([...toggleOne(before, 'b')]).toEqual(['a', 'b'])
  expect([...toggleOne(before, 'a')]).toEqual([])
  expect([...before]).toEqual(['a'])
})

test('a page goes in and out without touching rows of other pages', () => {
  const both = togglePage(new Set(['other', 'a']), ['a', 'b'])
  expect([...both]).toEqual(['other', 'a', 'b'])
  expect([...togglePage(both, ['a', 'b'])]).toEqual(['other'])
})

test('an empty page is never selected', () => {
  expect(isPageSelected(new Set(), [])).toBe(false)
})
