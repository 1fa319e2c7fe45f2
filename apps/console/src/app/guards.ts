import {
  type Company,
  type CurrentUser,
  mayOpen,
  publicScreens,
  type Role,
  type Screen,
  screens,
} from '@tahi/contract'
import { redirect } from '@tanstack/react-router'
import { queryClient } from '../platform/calls.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { session } from '../platform/session/session.ts'
import { withoutEndingSlash } from './one-address.ts'

/** Only the setup page can be opened before the first General Manager exists, and it cannot be opened after (D8). */
export function keepSetUpUntilDone({ needsSetup }: Pick<Company, 'needsSetup'>, pathname: string): void {
  if (needsSetup === (pathname === publicScreens.setUp.path)) return
  if (needsSetup) throw redirect({ to: publicScreens.setUp.path })
  throw redirect({ to: session.token() === null ? publicScreens.login.path : '/' })
}

/**
 * The signed-in user. Redirects to the login or the landing page without a session, and to the password page while the
 * first password is unchanged (C1, D2); both lead back.
 */
export async function requireUser(from: string): Promise<CurrentUser> {
  if (session.token() === null) {
    if (from === '/') await leaveForLanding()
    throw redirect({ to: publicScreens.login.path, search: { next: from } })
  }
  const { data: user } = await queryClient.ensureQueryData(currentUserQuery)
  if (user.mustChangePassword && !from.startsWith(publicScreens.changePassword.path))
    throw redirect({ to: publicScreens.changePassword.path, search: { next: from } })
  return user
}

/**
 * Leads who is signed in on from the login. Signing in over a session would leave it open on the server, and lose what
 * waits to be sent; signing out ends it, and asks about that first.
 */
export function requireNobody(next = '/'): void {
  if (session.token() !== null) throw redirect({ href: next })
}

/**
 * The server renders the landing page; it is not a page of the console. The promise never resolves, because the browser
 * leaves.
 */
const leaveForLanding = (): Promise<never> => new Promise(() => window.location.replace('/'))

/** Whether a role may open the screen at this path; the server also checks its calls. */
export function mayOpenPath(pathname: string, role: Role): boolean {
  // The router treats a path with a slash at its end as the same page; the login may be told to lead to one.
  const path = withoutEndingSlash(pathname)
  const screen = (Object.keys(screens) as Screen[]).find((known) => screens[known].path === path)
  return screen === undefined || mayOpen(screen, role)
}
