import { type ListedAttendance, limits, listAttendance } from '@tahi/contract'
import { afterEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { readAgain } = await import('./read-again.ts')

const day = (_id: string, date: string, version = 1) => ({ _id, date, version }) as ListedAttendance
const others = Array.from({ length: limits.largestPage - 1 }, (_, i) => day(`other ${i}`, '2026-06-16'))

afterEach(() => void vi.restoreAllMocks())

test('days are read as they are now on any page, and those that are gone stay as they were', async () => {
  const pages = [[...others, day('ana', '2026-06-17', 2)], [day('ben', '2026-06-15', 3)]]
  const send = vi.spyOn(client, 'send').mockImplementation((async (
    _: unknown,
    { query }: { query: { page: number } },
  ) => ({
    data: pages[query.page - 1],
  })) as never)
  const gone = day('gone', '2026-06-16')
  const read = await readAgain([day('ana', '2026-06-17'), gone, day('ben', '2026-06-15')])
  expect(read).toEqual([day('ana', '2026-06-17', 2), gone, day('ben', '2026-06-15', 3)])
  const paging = { page: 2, pageSize: limits.largestPage }
  expect(send).toHaveBeenLastCalledWith(listAttendance, {
    params: { id: 'all' },
    query: { from: '2026-06-15', to: '2026-06-17', ...paging },
  })
})

test('no more pages are read than it takes to find the days', async () => {
  const send = vi
    .spyOn(client, 'send')
    .mockResolvedValue({ data: [day('ana', '2026-06-17', 2), ...others] } as never)
  expect(await readAgain([day('ana', '2026-06-17')])).toEqual([day('ana', '2026-06-17', 2)])
  expect(send).toHaveBeenCalledOnce()
})
