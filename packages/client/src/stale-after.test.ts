import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staleAfter } from './stale-after.ts'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: staleAfter(10_000) } } })
let asked: number

/** Opens and leaves a page that shows an answer. */
async function lookAt(options: { staleTime?: ReturnType<typeof staleAfter> } = {}): Promise<void> {
  const observer = new QueryObserver(queries, { queryKey: ['shown'], queryFn: () => ++asked, ...options })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leave()
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
})

afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

test('an answer is read anew when it is old enough', async () => {
  await lookAt()
  await vi.advanceTimersByTimeAsync(9_000)
  await lookAt()
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await lookAt()
  expect(asked).toBe(2)
})

test('one that came while the clock ran ahead is read anew, and then counts as new', async () => {
  await lookAt()
  vi.setSystemTime(Date.now() - 3_600_000)
  await lookAt()
  await lookAt()
  expect(asked).toBe(2)
})

test('what is always read anew is so behind such a clock, too', async () => {
  await lookAt({ staleTime: staleAfter(0) })
  vi.setSystemTime(Date.now() - 3_600_000)
  await lookAt({ staleTime: staleAfter(0) })
  expect(asked).toBe(2)
})
