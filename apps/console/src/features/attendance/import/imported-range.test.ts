import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importedRange } from './imported-range.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()

/** An import's rows on these days, in the requested order. */
const importOf = (days: string[]) =>
  fetched.mockImplementation(async (address) => {
    const asked = new URL(address, 'http://here').searchParams
    const sorted = asked.get('sort') === '-date' ? days.toReversed() : days
    const data = sorted.slice(0, Number(asked.get('pageSize'))).map((date) => ({ date }))
    return Response.json({ success: true, msg: 'Success', data, total: days.length })
  })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', { getItem: () => 'a-token' })
})
afterEach(() => vi.unstubAllGlobals())

test('an import leads to the first and the last day of its good rows', async () => {
  importOf(['2026-11-03', '2026-11-04', '2026-11-09'])
  expect(await importedRange('i')).toEqual({ from: '2026-11-03', to: '2026-11-09' })
  for (const [address] of fetched.mock.calls)
    expect(address).toMatch(/^\/api\/attendance\/import\/i\/rows\?outcome=good&/)
})

test('an import without good rows leads to no range', async () => {
  importOf([])
  expect(await importedRange('i')).toEqual({ from: undefined, to: undefined })
})
