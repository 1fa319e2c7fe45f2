import { type Screen, screens } from '@tahi/contract'
import type { RouteComponent } from '@tanstack/react-router'
import { queryClient } from '../platform/calls.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { session } from '../platform/session/session.ts'
import { lazyPage } from './lazy-page.ts'

/** The frame around every page of the signed-in user. */
export const frame: RouteComponent = lazyPage(() => import('./shell.tsx'))

/** The pages in the frame, by path. `pages.ts` imports parts of every feature, so the login does not load it. */
export const framedPages: ReadonlyMap<string, RouteComponent> = new Map(
  (Object.keys(screens) as Screen[]).map((screen) => [
    screens[screen].path,
    lazyPage(async () => (await import('./pages.ts')).loadPage(screen)),
  ]),
)

/**
 * Loads what a signed-in user sees first, and opens the realtime connection, while the server checks the session. Data
 * fetched after the connection is open need not be refetched.
 */
export function fetchAhead(path: string): void {
  const personId = session.personId()
  if (session.token() === null || personId === null) return
  void queryClient.prefetchQuery(currentUserQuery)
  // If the code does not load, the page that needs it reports it.
  import('../platform/live.ts').then(
    ({ live }) => live.connect(personId),
    () => {},
  )
  void frame.preload?.()
  void framedPages.get(path)?.preload?.()
}
