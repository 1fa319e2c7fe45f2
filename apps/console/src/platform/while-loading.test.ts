import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileLoading } from './while-loading.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(toast, 'loading').mockReturnValue('shown')
  vi.spyOn(toast, 'dismiss').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(['resolve', 'reject'] as const)('long work is shown until it settles: %s', async (end) => {
  let settle = () => {}
  const work = new Promise<void>((resolve, reject) => {
    settle = end === 'resolve' ? resolve : reject
  })
  const whole = whileLoading('Making the spreadsheet…', work).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(1000)
  expect(toast.loading).toHaveBeenCalledExactlyOnceWith('Making the spreadsheet…')
  expect(toast.dismiss).not.toHaveBeenCalled()
  settle()
  expect(await whole).toBe(end === 'reject' ? 'failed' : undefined)
  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith('shown')
})

test('short work is not', async () => {
  expect(await whileLoading('Making the spreadsheet…', Promise.resolve(3))).toBe(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(toast.loading).not.toHaveBeenCalled()
})
