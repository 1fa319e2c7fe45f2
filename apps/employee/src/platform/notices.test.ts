import { beforeEach, expect, test, vi } from 'vitest'
import { forgetNotices } from './notices.ts'

const session = vi.hoisted(() => ({ isSignedIn: true, tell: () => {} }))
vi.mock('./session.ts', () => ({
  session: {
    token: () => (session.isSignedIn ? 'a-token' : null),
    subscribe: (listener: () => void) => {
      session.tell = listener
    },
  },
}))

const notices = [{ close: vi.fn() }, { close: vi.fn() }]
const closed = () => notices.filter(({ close }) => close.mock.calls.length > 0).length

beforeEach(() => {
  for (const { close } of notices) close.mockReset()
  const registration = { getNotifications: async () => notices }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  return () => vi.unstubAllGlobals()
})

test('what was pushed is shown for as long as the session lasts', async () => {
  session.isSignedIn = true
  forgetNotices()
  await new Promise((resolve) => setTimeout(resolve))
  expect(closed()).toBe(0)
  session.isSignedIn = false
  session.tell()
  await vi.waitFor(() => expect(closed()).toBe(2))
})

test('a phone that is opened with nobody signed in shows nothing of whoever was', async () => {
  session.isSignedIn = false
  forgetNotices()
  await vi.waitFor(() => expect(closed()).toBe(2))
})

test('a browser without a service worker has none', () => {
  vi.stubGlobal('navigator', {})
  expect(forgetNotices).not.toThrow()
})
