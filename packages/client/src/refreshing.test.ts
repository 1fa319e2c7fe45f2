import { listAttendance, listLeaves } from '@tahi/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refreshing } from './refreshing.ts'

const page = { visibilityState: 'visible', listeners: [] as (() => void)[] }
const asked: string[] = []
const aborted: string[] = []
/** Milliseconds that an answer takes. */
let answersAfter: number
let queries: QueryClient
let refreshing: Refreshing

/** Shows an answer of a call, as a page does. */
const show = (path: string, meta?: Record<string, unknown>) => {
  const observer = new QueryObserver(queries, {
    queryKey: [path],
    queryFn: async ({ signal }) => {
      asked.push(path)
      signal.addEventListener('abort', () => aborted.push(path))
      if (answersAfter > 0) await new Promise((resolve) => setTimeout(resolve, answersAfter))
      return {}
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...(meta && { meta }),
  })
  observer.subscribe(() => {})
}

beforeEach(async () => {
  vi.useFakeTimers()
  answersAfter = 0
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.push(listener),
  })
  queries = new QueryClient()
  refreshing = new Refreshing(queries)
  show(listAttendance.path)
  show(listLeaves.path)
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
  aborted.length = 0
})

afterEach(() => {
  queries.clear()
  page.visibilityState = 'visible'
  page.listeners.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is shown of the calls is read anew, and nothing else', async () => {
  refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([listAttendance.path])
})

test('many news are one reading, and the next comes two seconds later', async () => {
  for (let news = 0; news < 100; news++) refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(300)
  for (let news = 0; news < 100; news++) refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toHaveLength(2)
})

test('a clock that is set back keeps no news waiting', async () => {
  refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(300)
  vi.setSystemTime(Date.now() - 3_600_000)
  refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(2_300)
  expect(asked).toHaveLength(2)
})

test('a reading that takes long is not given up for news, and comes once more when it is there', async () => {
  answersAfter = 5_000
  for (let news = 0; news < 20; news++) {
    refreshing.ask([listAttendance])
    await vi.advanceTimersByTimeAsync(200)
  }
  expect([asked, aborted]).toEqual([[listAttendance.path], []])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([asked.length, aborted]).toEqual([2, []])
})

test('what one did oneself shows at once', async () => {
  refreshing.ask([listAttendance])
  refreshing.askEverythingNow()
  expect(asked.sort()).toEqual([listAttendance.path, listLeaves.path].sort())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toHaveLength(2)
})

test('a page that nobody looks at asks when somebody does', async () => {
  page.visibilityState = 'hidden'
  refreshing.ask([listAttendance])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  page.visibilityState = 'visible'
  for (const tell of page.listeners) tell()
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([listAttendance.path])
})

test('behind a lost line everything shown is read anew, but not the record that a form edits', async () => {
  show('a form', { isEdited: () => true })
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
  refreshing.askEverything()
  await vi.advanceTimersByTimeAsync(300)
  expect(asked.sort()).toEqual([listAttendance.path, listLeaves.path].sort())
})

test('a record into which nothing can be typed is read anew like a list', async () => {
  show('a locked form', { isEdited: (data: unknown) => data === undefined })
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
  refreshing.askEverything()
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toContain('a locked form')
})

test('what is asked once the line is there is not asked again', async () => {
  refreshing.askEverything()
  show('a page opened meanwhile')
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(300)
  expect(asked.sort()).toEqual([listAttendance.path, listLeaves.path].sort())
})
