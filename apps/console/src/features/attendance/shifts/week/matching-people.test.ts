import { limits } from '@tahi/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { mostAtOnce } from '../../../../platform/lists/most-at-once.ts'
import { matchingPeople } from './matching-people.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../../platform/session/session.ts', () => ({ client: { send } }))
vi.mock('../../../../platform/lists/most-at-once.ts', () => ({ mostAtOnce: vi.fn() }))

/** A week of `count` people, returned in the requested pages. */
const weekOf = (count: number) =>
  send.mockImplementation(async (_: unknown, { query: { page, pageSize } }) => {
    const first = (page - 1) * pageSize
    const length = Math.max(0, Math.min(pageSize, count - first))
    const people = Array.from({ length }, (_, index) => ({ employee: { _id: `person-${first + index}` } }))
    return { data: people.map((person) => ({ ...person, branchId: 'branch' })), total: count }
  })

beforeEach(() => {
  send.mockReset()
  vi.mocked(mostAtOnce).mockReset()
  vi.mocked(mostAtOnce).mockImplementation((found) => found.slice(0, limits.largestSelection))
})

test('all who match the filters are read, page by page, with their branch', async () => {
  weekOf(limits.largestPage + 20)
  const found = await matchingPeople({ from: '2026-11-16', search: 'EMP-0' })
  expect([found.size, found.get(`person-${limits.largestPage}`)]).toEqual([limits.largestPage + 20, 'branch'])
  expect(send.mock.calls.map(([, { query }]) => [query.page, query.search])).toEqual([
    [1, 'EMP-0'],
    [2, 'EMP-0'],
  ])
})

test('no more are chosen than one assignment may name, and one more is read, so that it is said', async () => {
  weekOf(limits.largestSelection + limits.largestPage)
  expect((await matchingPeople({ from: '2026-11-16' })).size).toBe(limits.largestSelection)
  expect(vi.mocked(mostAtOnce).mock.calls[0]?.[0]).toHaveLength(limits.largestSelection + 1)
})
