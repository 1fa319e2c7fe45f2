import { limits } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSelectable, toConfirm } from './selectable-days.ts'

vi.mock('@tahi/ui/toasts/toasts.tsx', () => ({ toast: vi.fn() }))

const fetched = vi.fn<(address: string) => Promise<Response>>()
const pages = () => fetched.mock.calls.map(([address]) => new URL(address, 'http://here').searchParams)

/** A list of `count` pending records, returned in the requested pages; the first `covered` ones are paid. */
const listOf = (count: number, covered = 0) =>
  fetched.mockImplementation(async (address) => {
    const asked = new URL(address, 'http://here').searchParams
    const [page, size] = [Number(asked.get('page')), Number(asked.get('pageSize'))]
    const first = (page - 1) * size
    const length = Math.max(0, Math.min(size, count - first))
    const data = Array.from({ length }, (_, index) => ({
      _id: `record-${first + index}`,
      can: first + index < covered ? [] : ['confirm'],
    }))
    return Response.json({ success: true, msg: 'Success', data, total: count })
  })

beforeEach(() => {
  fetched.mockReset()
  vi.mocked(toast).mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', { getItem: () => 'a-token' })
})
afterEach(() => vi.unstubAllGlobals())

test('all pending records of the filters are read, page by page', async () => {
  listOf(limits.largestPage + 20)
  const found = await listSelectable(toConfirm({ from: '2026-11-01', to: '2026-11-18', search: 'EMP-0' }))
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(limits.largestPage + 20)
  expect(pages().map((page) => page.get('page'))).toEqual(['1', '2'])
  for (const name of ['from', 'to', 'search', 'status']) expect(pages()[1]?.get(name)).toBeTruthy()
  expect(pages()[0]?.get('status')).toBe('toConfirm')
})

test('those that nothing can be done with are left out', async () => {
  listOf(3, 2)
  expect(await listSelectable({})).toMatchObject([{ _id: 'record-2' }])
})

test('no more are chosen than one call may name, which is said where there are more', async () => {
  listOf(limits.largestSelection)
  expect(await listSelectable({})).toHaveLength(limits.largestSelection)
  expect(toast).not.toHaveBeenCalled()

  listOf(limits.largestSelection + limits.largestPage, 1)
  expect(await listSelectable({})).toHaveLength(limits.largestSelection)
  expect(toast).toHaveBeenCalledWith('The first 5,000 are selected: no more go at once.')
})
