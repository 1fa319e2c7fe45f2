import { afterEach, expect, test, vi } from 'vitest'
import { alone } from './alone.ts'

const run = vi.fn(async () => {})
const browserWith = (lock: object | null) =>
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, take: (lock: object | null) => Promise<void>) => take(lock) },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  run.mockClear()
})

test('work that another window does is left to it', async () => {
  browserWith({})
  await alone('work')(run)
  expect(run).toHaveBeenCalledTimes(1)

  browserWith(null)
  await alone('work')(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a browser without locks does it all the same', async () => {
  vi.stubGlobal('navigator', {})
  await alone('work')(run)
  expect(run).toHaveBeenCalledTimes(1)
})
