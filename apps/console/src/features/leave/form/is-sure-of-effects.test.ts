import type { LeaveCheck } from '@tahi/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryOf, showFailure } from '../../../platform/calls.ts'
import { askOfEffects } from '../ask-of-effects.tsx'
import { isSureOfEffects } from './is-sure-of-effects.ts'
import { newValues } from './leave-values.ts'

vi.mock('../ask-of-effects.tsx', () => ({ askOfEffects: vi.fn() }))
vi.mock('../../../platform/calls.ts', () => ({ queryOf: vi.fn(), showFailure: vi.fn() }))

const entered = { ...newValues('2026-11-20'), userId: 'Ana', state: 'confirmed' as const }
const none: LeaveCheck = { emptied: [], worked: [], untimed: [] }
const ana = { _id: 'Ana', userId: 'EMP-1', firstName: 'Ana', lastName: 'Cruz' }
const worked: LeaveCheck = { ...none, worked: [{ employee: ana, days: ['2026-11-20'] }] }

let queries: QueryClient
const check = vi.fn<() => Promise<{ data: LeaveCheck }>>()

beforeEach(() => {
  queries = new QueryClient()
  check.mockReset().mockResolvedValue({ data: worked })
  vi.mocked(queryOf).mockReturnValue({ queryKey: ['check'], queryFn: check } as never)
  vi.mocked(askOfEffects).mockReset().mockResolvedValue(false)
  vi.mocked(showFailure).mockReset()
})

test('whoever confirms before the notice was there is asked, and the answer counts', async () => {
  expect(await isSureOfEffects(queries, entered, undefined)).toBe(false)
  expect(askOfEffects).toHaveBeenCalledWith(worked, 1)
  vi.mocked(askOfEffects).mockResolvedValue(true)
  expect(await isSureOfEffects(new QueryClient(), entered, { ...entered, state: 'requested' })).toBe(true)
})

test('whoever has read the notice is not asked, unless it has changed since', async () => {
  queries.setQueryData(['check'], { data: structuredClone(worked) }, { updatedAt: 1 })
  expect(await isSureOfEffects(queries, entered, undefined)).toBe(true)
  expect(check).toHaveBeenCalledOnce()
  queries.setQueryData(['check'], { data: none }, { updatedAt: 1 })
  expect(await isSureOfEffects(queries, entered, undefined)).toBe(false)
  expect(askOfEffects).toHaveBeenCalledOnce()
})

test('what writes no days is saved without a check', async () => {
  for (const [values, stored] of [
    [{ ...entered, state: 'requested' as const }, undefined],
    [{ ...entered, details: 'Flu' }, entered],
    [entered, { ...entered, dateEnd: '2026-11-21' }],
  ] as const)
    expect(await isSureOfEffects(new QueryClient(), values, stored)).toBe(true)
  expect(check).not.toHaveBeenCalled()
  await isSureOfEffects(queries, { ...entered, dateEnd: '2026-11-21' }, entered)
  expect(check).toHaveBeenCalledOnce()
})

test('what cannot be checked is not saved, and says so', async () => {
  check.mockRejectedValue(new Error('offline'))
  expect(await isSureOfEffects(queries, entered, undefined)).toBe(false)
  expect(showFailure).toHaveBeenCalledOnce()
})
