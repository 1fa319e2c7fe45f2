import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from './time-limit.ts'

const { timeout } = AbortSignal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  AbortSignal.timeout = timeout
})

test('a browser without AbortSignal.timeout ends a call in time all the same', () => {
  Reflect.deleteProperty(AbortSignal, 'timeout')
  const limit = timeLimit(1_000)
  vi.advanceTimersByTime(999)
  expect(limit.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([limit.aborted, limit.reason.name]).toEqual([true, 'TimeoutError'])
})
