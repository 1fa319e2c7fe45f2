import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReach } from './reach.ts'

/** The realtime connection; the test says when it is lost and restored. */
const line = {
  listeners: new Set<(connected: boolean) => void>(),
  onLine(listener: (connected: boolean) => void) {
    line.listeners.add(listener)
    return () => line.listeners.delete(listener)
  },
}
const is = (connected: boolean) => {
  for (const tell of line.listeners) tell(connected)
}
const answers = vi.fn<() => Promise<boolean>>()
const heard: boolean[] = []
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  answers.mockReset().mockResolvedValue(false)
  heard.length = 0
  end = watchReach(line, answers, (reached) => heard.push(reached))
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('a server that stays away for seconds is told of, and that it is back', async () => {
  is(false)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual([false])
  is(true)
  expect(heard).toEqual([false, true])
})

test('a server that starts anew within them is not', async () => {
  is(false)
  await vi.advanceTimersByTimeAsync(2_000)
  is(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).not.toHaveBeenCalled()
  expect(heard).toEqual([])
})

test('nor one that answers, whatever keeps the connection from being made', async () => {
  answers.mockResolvedValue(true)
  is(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers.mock.calls.length).toBeGreaterThan(5)
  expect(heard).toEqual([])
  answers.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([false])
  answers.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([false, true])
})

test('an answer that comes after the connection tells nothing', async () => {
  let answer = (_: boolean) => {}
  answers.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  is(false)
  await vi.advanceTimersByTimeAsync(3_100)
  is(true)
  answer(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
})
