import { gateChanged, summariseDashboard } from '@tahi/contract'
import { afterEach, expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { queryClient } = await import('../../platform/calls.ts')
const { gateReactions } = await import('./live.ts')

afterEach(() => vi.useRealTimers())

test('a wrong PIN at a gate is counted on the dashboard at once', async () => {
  vi.useFakeTimers()
  const shown = [summariseDashboard.path, { query: {} }]
  queryClient.setQueryData(shown, {})
  for (const { event, apply } of gateReactions) if (event === gateChanged) apply(undefined as never)
  await vi.runAllTimersAsync()
  expect(queryClient.getQueryState(shown)?.isInvalidated).toBe(true)
})
