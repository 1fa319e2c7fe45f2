import { listLeaves } from '@tahi/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showRecord } from './show-record.ts'

test('a record shows as it is now wherever it is listed; what is not told of it stays', () => {
  const queries = new QueryClient()
  const shown = [listLeaves.path, { query: { page: 1 } }]
  const elsewhere = [listLeaves.path, { query: { page: 2 } }]
  const badge = [listLeaves.path, { query: { pageSize: 1 } }]
  queries.setQueryData(shown, {
    total: 2,
    data: [{ _id: 'a', state: 'requested', can: ['change'] }, { _id: 'b' }],
  })
  queries.setQueryData(elsewhere, { total: 2, data: [{ _id: 'c' }] })
  queries.setQueryData(badge, { data: { count: 1 } })
  const before = queries.getQueryData(elsewhere)
  showRecord(queries, listLeaves, { _id: 'a', state: 'confirmed' } as never)
  expect(queries.getQueryData(shown)).toEqual({
    total: 2,
    data: [{ _id: 'a', state: 'confirmed', can: ['change'] }, { _id: 'b' }],
  })
  expect(queries.getQueryData(elsewhere)).toBe(before)
  expect(queries.getQueryData(badge)).toEqual({ data: { count: 1 } })
})
