import { beforeEach, expect, test, vi } from 'vitest'
import { FailedCall } from './failed-call.ts'
import { untilDone } from './until-done.ts'

const attempt = vi.fn<() => Promise<void>>()
const afterSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  vi.useFakeTimers()
  attempt.mockReset()
  return () => vi.useRealTimers()
})

test('what succeeds is done once', async () => {
  attempt.mockResolvedValue()
  untilDone(attempt)
  await afterSeconds(600)
  expect(attempt).toHaveBeenCalledOnce()
})

test.each([undefined, 429, 503])('after %s it is attempted again, and less often in time', async (status) => {
  attempt.mockRejectedValue(new FailedCall(status))
  untilDone(attempt)
  const made: number[] = []
  for (const seconds of [0, 5, 10, 20, 30, 30]) {
    await afterSeconds(seconds)
    made.push(attempt.mock.calls.length)
  }
  expect(made).toEqual([1, 2, 3, 4, 5, 6])
  attempt.mockResolvedValue()
  await afterSeconds(600)
  expect(attempt).toHaveBeenCalledTimes(7)
})

test.each([new FailedCall(404), new TypeError('a fault')])('%s ends it', async (failure) => {
  attempt.mockRejectedValue(failure)
  untilDone(attempt)
  await afterSeconds(600)
  expect(attempt).toHaveBeenCalledOnce()
})

test('given up, nothing more is attempted, though one is under way', async () => {
  attempt.mockRejectedValue(new FailedCall())
  const giveUp = untilDone(attempt)
  giveUp()
  await afterSeconds(600)
  expect(attempt).toHaveBeenCalledOnce()
})
