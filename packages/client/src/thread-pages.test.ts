import type { Message } from '@tahi/contract/messages'
import { expect, test } from 'vitest'
import { joinEarlier, joinLatest } from './thread-pages.ts'

const page = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ _id: String(from + index) }) as Message)

test('pages are put above, as many as there are', () => {
  let known = joinLatest([], page(1151, 1200))
  for (let first = 1151; first > 1; first -= 50)
    known = joinEarlier(known, page(Math.max(1, first - 50), first - 1), String(first))
  expect(known).toEqual(page(1, 1200))
})

test('a page that was asked for twice is put there once', () => {
  const known = joinEarlier(page(51, 100), page(1, 50), '51')
  expect(joinEarlier(known, page(1, 50), '51')).toEqual(page(1, 100))
})

test('what is read anew takes its place below what is above it', () => {
  expect(joinLatest(page(1, 100), page(52, 101))).toEqual(page(1, 101))
})

test('what does not join hides nothing in between', () => {
  expect(joinLatest(page(1, 100), page(102, 151))).toEqual(page(102, 151))
  expect(joinLatest(page(1, 3), [])).toEqual([])
})
