import { expect, test, vi } from 'vitest'
import { session } from './platform/session/session.ts'

test('the landing page knows who is signed in by the name under which the session keeps its token', async () => {
  const kept = new Map<string, string>()
  const asked: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem(key: string) {
      asked.push(key)
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { querySelector: () => ({}) })
  vi.stubGlobal('window', { addEventListener: vi.fn() })
  session.begin('a-token', 'somebody')
  asked.length = 0
  kept.clear()
  await vi.importActual('./enter.ts')
  session.token()
  const [byLandingPage, bySession] = asked
  expect(byLandingPage).toBe(bySession)
})
