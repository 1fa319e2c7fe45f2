import { readToday } from '@tahi/contract/today'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CacheChange } from './cache-changes.ts'
import { updateCache } from './update-cache.ts'

const held = vi.hoisted(() => ({ personId: 'nena', queryClient: undefined as unknown }))
vi.mock('../calls.ts', () => ({
  get queryClient() {
    return held.queryClient
  },
  dated: (answer: object) => ({ ...answer, answeredAt: 9 }),
}))
vi.mock('../session.ts', () => ({ session: { personId: () => held.personId } }))

const queryKey = [readToday.path, {}]
const counted: CacheChange[] = [{ call: readToday, change: (known) => Number(known) + 5 }]
let queries: QueryClient

beforeEach(() => {
  queries = new QueryClient()
  held.queryClient = queries
  held.personId = 'nena'
})

test('what was stored is in what the phone knows, which is no younger for it', async () => {
  queries.setQueryData(queryKey, 42, { updatedAt: 1000 })
  queries.setQueryData(['/api/other', {}], 1)
  await updateCache(counted, 'nena')
  expect(queries.getQueryState(queryKey)).toMatchObject({ data: 47, dataUpdatedAt: 1000 })
  expect(queries.getQueryData(['/api/other', {}])).toBe(1)
})

test('an answer on its way, which may be of before, does not come in behind it', async () => {
  queries.setQueryData(queryKey, 42)
  let arrive = (_: number) => {}
  const queryFn = () => new Promise<number>((resolve) => (arrive = resolve))
  const read = queries.fetchQuery({ queryKey, queryFn }).catch(() => {})
  await updateCache(counted, 'nena')
  arrive(42)
  await read
  expect(queries.getQueryState(queryKey)).toMatchObject({ data: 47, fetchStatus: 'idle' })
})

test('nothing is put where nothing is known, nor into what somebody else knows', async () => {
  await updateCache(counted, 'nena')
  expect(queries.getQueryData(queryKey)).toBeUndefined()
  queries.setQueryData(queryKey, 42)
  held.personId = 'rico'
  await updateCache(counted, 'nena')
  expect(queries.getQueryData(queryKey)).toBe(42)
})

test('what is kept by itself needs no earlier answer, and is of the person who sent it', async () => {
  const kept: CacheChange[] = [{ path: 'stored-times', answer: { data: 'a day' } }]
  await updateCache(kept, 'rico')
  expect(queries.getQueryData(['stored-times', {}])).toBeUndefined()
  await updateCache(kept, 'nena')
  expect(queries.getQueryData(['stored-times', {}])).toEqual({ data: 'a day', answeredAt: 9 })
})

test('an answer of another shape, as an earlier version kept it, stands in nobody’s way', async () => {
  queries.setQueryData(queryKey, 42)
  const change = () => {
    throw new TypeError()
  }
  await updateCache([{ call: readToday, change }, ...counted], 'nena')
  expect(queries.getQueryData(queryKey)).toBe(47)
})
