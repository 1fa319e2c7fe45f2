import { type Screen, screens } from '@tahi/contract'
import type { RouteComponent } from '@tanstack/react-router'
import { queryClient } from '../platform/calls.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { session } from '../platform/session/session.ts'
import { lazyPage } from './lazy-page.ts'

/** The frame around every page of who is signed in. */
export const frame: RouteComponent = lazyPage(() => import('./shell.tsx'))

/** The pages in it, by their paths. The list of them names the parts of every page: the login does not load it. */
export const framedPages: ReadonlyMap<string, RouteComponent> = new Map(
  (Object.keys(screens) as Screen[]).map((screen) => [
    screens[screen].path,
    lazyPage(async () => (await import('./pages.ts')).loadPage(screen)),
  ]),
)

/**
 * Fetches what somebody who is signed in sees first, and connects them, while the server says who it is. What is asked
 * once the connection is there need not be asked again.
 */
export function fetchAhead(path: string): void {
  const personId = session.personId()
  if (session.token() === null || personId === null) return
  void queryClient.prefetchQuery(currentUserQuery)
  // Where code does not come, the page that needs it says so.
  import('../platform/live.ts').then(
    ({ live }) => live.connect(personId),
    () => {},
  )
  void frame.preload?.()
  void framedPages.get(path)?.preload?.()
}
