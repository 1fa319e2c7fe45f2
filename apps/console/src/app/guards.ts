import {
  type CurrentUser,
  type MenuItem,
  mayOpen,
  menus,
  type Role,
  type Screen,
  screens,
} from '@tahi/contract'
import { redirect } from '@tanstack/react-router'
import { queryClient } from '../platform/calls.ts'
import { currentUserQuery } from '../platform/current-user.ts'
import { session } from '../platform/session.ts'

/** Who is signed in; nobody is sent to the login, and a first password to its change (D2). */
export async function requireUser(from: string): Promise<CurrentUser> {
  if (session.token() === null) throw redirect({ to: '/login', search: { next: from } })
  const { data: user } = await queryClient.ensureQueryData(currentUserQuery)
  if (user.mustChangePassword && !from.startsWith('/change-password'))
    throw redirect({ to: '/change-password' })
  return user
}

/** Whether a role may open the screen at this path; the server refuses its calls besides. */
export function mayOpenPath(pathname: string, role: Role): boolean {
  const screen = (Object.keys(screens) as Screen[]).find((known) => screens[known].path === pathname)
  return screen === undefined || mayOpen(screen, role)
}

/** Where a role starts: the first entry of its menu. */
export function firstScreenOf(role: Role): string {
  const first = menus[role]
    .flatMap((item): MenuItem[] => [item, ...(item.children ?? [])])
    .find(({ screen }) => screen)
  return first?.screen ? screens[first.screen].path : '/login'
}
