import { listLeaves } from '@tahi/contract/leave'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { beginningOf } from './use-latest.ts'

const held = vi.hoisted(() => ({ queryClient: undefined as unknown }))
vi.mock('./calls.ts', () => ({
  get queryClient() {
    return held.queryClient
  },
}))

let queries: QueryClient
const input = (pageSize: number, id = 'all') => ({ params: { id }, query: { page: 1, pageSize } })
const know = (pageSize: number, answeredAt: number, id?: string) =>
  queries.setQueryData([listLeaves.path, input(pageSize, id)], {
    data: Array.from({ length: pageSize }, (_, index) => `${answeredAt}: ${index}`),
    total: 70,
    answeredAt,
  })

beforeEach(() => {
  queries = new QueryClient()
  held.queryClient = queries
})

test('a list begins with what the latest larger answer has of it, as old as that', () => {
  know(40, 2)
  know(60, 1)
  const begun = beginningOf(listLeaves, input(20))
  expect(begun).toMatchObject({ total: 70, answeredAt: 2 })
  expect(begun?.data).toHaveLength(20)
  expect(begun?.data[0]).toBe('2: 0')
})

test('neither a smaller answer nor one about something else is taken for it', () => {
  know(20, 1)
  know(40, 1)
  know(60, 1, 'one-person')
  expect(beginningOf(listLeaves, input(40))).toBeUndefined()
})
