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

/** The setup page is all that there is before the first General Manager, and is not there any more after (D8). */
export function keepSetUpUntilDone({ needsSetup }: Pick<Company, 'needsSetup'>, pathname: string): void {
  if (needsSetup === (pathname === publicScreens.setUp.path)) return
  if (needsSetup) throw redirect({ to: publicScreens.setUp.path })
  throw redirect({ to: session.token() === null ? publicScreens.login.path : '/' })
}

/** Who is signed in; nobody is sent to the login or the landing page, and a first password to its change (C1, D2). */
export async function requireUser(from: string): Promise<CurrentUser> {
  if (session.token() === null) {
    if (from === '/') await leaveForLanding()
    throw redirect({ to: publicScreens.login.path, search: { next: from } })
  }
  const { data: user } = await queryClient.ensureQueryData(currentUserQuery)
  if (user.mustChangePassword && !from.startsWith(publicScreens.changePassword.path))
    throw redirect({ to: publicScreens.changePassword.path })
  return user
}

/** The landing page is a document of the server's, not a page of the console; nothing comes after it here. */
const leaveForLanding = (): Promise<never> => new Promise(() => window.location.replace('/'))

/** Whether a role may open the screen at this path; the server refuses its calls besides. */
export function mayOpenPath(pathname: string, role: Role): boolean {
  // The router takes one that ends in a slash, such as the login is told to lead to, for the same.
  const path = withoutEndingSlash(pathname)
  const screen = (Object.keys(screens) as Screen[]).find((known) => screens[known].path === path)
  return screen === undefined || mayOpen(screen, role)
}
