import { afterEach, expect, test, vi } from 'vitest'
import { hearPresses } from './web-push.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Opens a page at an address. @returns what is read, and where the address leads then */
function openedAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://tahi.example')
  const replaceState = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() })
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', { state: 'kept', replaceState })
  const read: string[] = []
  hearPresses({ open: () => {}, read: (id) => read.push(id) })
  return { read, replaced: replaceState.mock.calls }
}

const id = '0199a8f0-6a3b-7c1d-8e2f-000000000002'

test('a page that a pressed push opened reads it once: the address does not keep it', () => {
  expect(openedAt(`/leaves/new?id=1#pressed=${id}`)).toEqual({
    read: [id],
    replaced: [['kept', '', '/leaves/new?id=1']],
  })
})

test.each(['/leaves', '/leaves#pressed=', '/leaves#else'])('%s reads nothing', (address) => {
  expect(openedAt(address)).toEqual({ read: [], replaced: [] })
})
