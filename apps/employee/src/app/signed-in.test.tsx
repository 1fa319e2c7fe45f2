import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SignedIn } from './signed-in.tsx'

const { useCurrentUser } = vi.hoisted(() => ({ useCurrentUser: vi.fn() }))
vi.mock('../features/identity/index.ts', () => ({
  Brand: () => 'Tahi',
  ChangePasswordPage: () => 'a new password',
  useCurrentUser,
}))
vi.mock('../platform/language.ts', () => ({ useWords: ({ en }: { en: unknown }) => en }))
vi.mock('./frame.tsx', () => ({ Frame: () => 'what one came for' }))

test.each([
  ['that it loads until the server said who is there', { isFetched: false }, 'Loading…'],
  ['everything though the server did not say', { isFetched: true }, 'what one came for'],
  ['everything', { isFetched: true, data: { data: { mustChangePassword: false } } }, 'what one came for'],
  [
    'a first password alone',
    { isFetched: true, data: { data: { mustChangePassword: true } } },
    'a new password',
  ],
])('the application shows %s', (_, user, shown) => {
  useCurrentUser.mockReturnValue(user)
  expect(renderToString(<SignedIn />)).toContain(shown)
})
