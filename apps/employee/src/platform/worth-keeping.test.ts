import { expect, test } from 'vitest'
import type { KnownAnswer } from './store.ts'
import { worthKeeping } from './worth-keeping.ts'

const day = 86_400_000
const answer = (path: string, input: object, onDay: number): KnownAnswer => ({
  queryKey: [path, input],
  data: { data: [], answeredAt: onDay * day },
  // The phone's clock was reset meanwhile.
  updatedAt: 0,
})
const list = (pageSize: number, onDay: number, filter: object = {}) =>
  answer('/api/leave/:id', { params: { id: 'all' }, query: { page: 1, pageSize, ...filter } }, onDay)

test('of a list that grew, only the largest answer is stored', () => {
  expect(worthKeeping([list(20, 1), list(40, 1), list(60, 2)])).toEqual([list(60, 2)])
})

test('a later answer is stored beside an earlier one with more entries', () => {
  expect(worthKeeping([list(20, 3), list(40, 1), list(60, 2)])).toEqual([list(20, 3), list(60, 2)])
})

test('answers about something else are stored, whatever their size', () => {
  const others = [
    list(20, 1, { state: 'requested' }),
    answer('/api/payroll/:id', { params: { id: 'all' }, query: { page: 1, pageSize: 20 } }, 1),
    answer('/api/leave/:id', { params: { id: 'mine' }, query: { page: 1, pageSize: 20 } }, 1),
    answer('/api/attendance/today', {}, 1),
  ]
  expect(worthKeeping([...others, list(60, 1)])).toEqual([...others, list(60, 1)])
})

test('what was last shown six weeks before the latest answer is dropped', () => {
  const month = (number: number, onDay: number) =>
    answer('/api/attendance/month', { query: { number } }, onDay)
  expect(worthKeeping([month(1, 0), month(2, 1), month(3, 42)])).toEqual([month(2, 1), month(3, 42)])
})

test('nothing known is nothing to store', () => {
  expect(worthKeeping([])).toEqual([])
})
