import { publicScreens } from '@tahi/contract'
import { forgetLeft } from '@tahi/ui/table/list-memory.ts'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import * as identity from '../features/identity/index.ts'
import { queryClient } from '../platform/calls.ts'
import { companyQuery } from '../platform/company.ts'
import { session } from '../platform/session/session.ts'
import { ApplicationError, PageError } from './application-error.tsx'
import { keepSetUpUntilDone, requireNobody, requireUser } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { LoadingPage } from './loading-page.tsx'
import { keepOneAddress } from './one-address.ts'
import { fetchAhead, frame, framedPages } from './signed-in.ts'

const notFound = lazyPage(() => import('./not-found.tsx'))

const root = createRootRouteWithContext()({
  beforeLoad: async ({ location }) => {
    const { data: company } = await queryClient.ensureQueryData(companyQuery)
    keepSetUpUntilDone(company, location.pathname)
  },
  notFoundComponent: notFound,
  errorComponent: ApplicationError,
})

const login = createRoute({
  getParentRoute: () => root,
  path: publicScreens.login.path,
  validateSearch: identity.readLoginAddress,
  beforeLoad: ({ search }) => requireNobody(search.next),
  component: lazyPage(identity.loadLogin),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: publicScreens.setUp.path,
  component: lazyPage(identity.loadSetUp),
})

const register = createRoute({
  getParentRoute: () => root,
  path: publicScreens.register.path,
  component: lazyPage(identity.loadRegister),
})

const activate = createRoute({
  getParentRoute: () => root,
  path: publicScreens.activate.path,
  validateSearch: identity.readLinkAddress,
  component: lazyPage(identity.loadActivate),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: publicScreens.forgotPassword.path,
  component: lazyPage(identity.loadForgotPassword),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: publicScreens.resetPassword.path,
  validateSearch: identity.readLinkAddress,
  component: lazyPage(identity.loadResetPassword),
})

const changePassword = createRoute({
  getParentRoute: () => root,
  path: publicScreens.changePassword.path,
  validateSearch: identity.readLoginAddress,
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(identity.loadChangePassword),
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: frame,
})

const signedInPages = [...framedPages].map(([path, component]) =>
  createRoute({ getParentRoute: () => signedIn, path, errorComponent: PageError, component }),
)

keepOneAddress(window)

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    setUp,
    register,
    activate,
    forgotPassword,
    resetPassword,
    changePassword,
    signedIn.addChildren(signedInPages),
  ]),
  // Paths of screens are compared with their case; in capitals none of them exists.
  caseSensitive: true,
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 300,
  defaultPreload: 'intent',
  defaultErrorComponent: ApplicationError,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
})

fetchAhead(window.location.pathname)

// A session that ends during work leads to the login, and from there back to the same page.
session.onChange(() => {
  const { pathname, href, search } = router.state.location
  const { next } = identity.readLoginAddress(search)
  if (session.token() !== null) {
    forgetAnswers()
    return fetchAhead(new URL(next ?? '/', window.location.origin).pathname)
  }
  if (pathname === publicScreens.login.path) return
  // The login replaces the page in the history, and the page later replaces the login. So Back still leads to the page
  // before. From a new password that had to be chosen, it leads on to the page that it was chosen for.
  const back = { next: next ?? href, ended: true }
  void router.navigate({ to: publicScreens.login.path, search: back, replace: true })
})

/**
 * Removes what was read or selected before in this tab, so that nobody else sees it. Not when a session ends: the page that
 * is still there would refetch the signed-in user, and show the refusal until the login appears.
 */
function forgetAnswers(): void {
  forgetLeft()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== companyQuery.queryKey[0] })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
