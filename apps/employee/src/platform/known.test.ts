import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropKnown, keepKnown, restoreKnown } from './known.ts'

const held = vi.hoisted(() => ({ queryClient: undefined as unknown, kept: undefined as unknown, puts: 0 }))
vi.mock('./calls.ts', () => ({
  get queryClient() {
    return held.queryClient
  },
}))
vi.mock('./open-database.ts', () => ({ readIn: async () => held.kept }))
vi.mock('./session.ts', () => ({
  session: { personId: () => 'nena', token: () => 'a-token', subscribe: () => {} },
}))
vi.mock('./store.ts', () => ({
  store: async () => ({
    put: async (_: string, value: unknown) => {
      held.puts += 1
      held.kept = value
    },
    delete: async () => {
      held.kept = undefined
    },
  }),
}))

const queryKey = ['/api/attendance/today', {}]
let queries: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient()
  Object.assign(held, { queryClient: queries, kept: undefined, puts: 0 })
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

test('what the server answers is stored, once for several answers', async () => {
  keepKnown()
  queries.setQueryData(queryKey, { answeredAt: 1 })
  queries.setQueryData(['/api/company', {}], { answeredAt: 2 })
  await vi.advanceTimersByTimeAsync(500)
  expect(held.puts).toBe(1)
  expect(held.kept).toMatchObject({ personId: 'nena', answers: [{ queryKey }, {}] })
})

test('neither a fetch that begins or fails nor what becomes outdated is written', async () => {
  queries.setQueryData(queryKey, { answeredAt: 1 })
  keepKnown()
  await queries.invalidateQueries()
  await queries
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no line')), retry: false })
    .catch(() => {})
  await vi.advanceTimersByTimeAsync(500)
  expect(held.puts).toBe(0)
})

test('what is restored is not written again', async () => {
  held.kept = { personId: 'nena', answers: [{ queryKey, data: { answeredAt: 1 }, updatedAt: 1 }] }
  keepKnown()
  await restoreKnown()
  expect(queries.getQueryData(queryKey)).toEqual({ answeredAt: 1 })
  await vi.advanceTimersByTimeAsync(500)
  expect(held.puts).toBe(0)
})

test('what is dropped for room is stored again with the next answer, if there is room then', async () => {
  keepKnown()
  queries.setQueryData(queryKey, { answeredAt: 1 })
  await vi.advanceTimersByTimeAsync(500)
  await dropKnown()
  expect(held.kept).toBeUndefined()
  queries.setQueryData(['/api/company', {}], { answeredAt: 2 })
  await vi.advanceTimersByTimeAsync(500)
  expect(held.kept).toMatchObject({ answers: [{ queryKey }, {}] })
})
