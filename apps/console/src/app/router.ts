import { type Screen, screens } from '@tahi/contract'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import * as identity from '../features/identity/index.ts'
import { queryClient } from '../platform/calls.ts'
import { companyQuery } from '../platform/company.ts'
import { session } from '../platform/session.ts'
import { ApplicationError, PageError } from './application-error.tsx'
import { requireUser } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { LoadingPage } from './loading-page.tsx'

const notFound = lazyPage(() => import('./not-found.tsx'))

const root = createRootRouteWithContext()({
  beforeLoad: async ({ location }) => {
    const { data: company } = await queryClient.ensureQueryData(companyQuery)
    if (company.needsSetup && location.pathname !== '/setup') throw redirect({ to: '/setup' })
  },
  notFoundComponent: notFound,
  errorComponent: ApplicationError,
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: identity.readLoginAddress,
  component: lazyPage(identity.loadLogin),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyPage(identity.loadSetUp),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyPage(identity.loadRegister),
})

const activate = createRoute({
  getParentRoute: () => root,
  path: '/activate',
  validateSearch: identity.readLinkAddress,
  component: lazyPage(identity.loadActivate),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyPage(identity.loadForgotPassword),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: identity.readLinkAddress,
  component: lazyPage(identity.loadResetPassword),
})

const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(identity.loadChangePassword),
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(() => import('./shell.tsx')),
})

// A list of its own, which names the parts of every page: the login does not load it.
const loadPages = () => import('./pages.ts')

const featureRoutes = (Object.keys(screens) as Screen[]).map((screen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: screens[screen].path,
    errorComponent: PageError,
    component: lazyPage(async () => (await loadPages()).loadPage(screen)),
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    setUp,
    register,
    activate,
    forgotPassword,
    resetPassword,
    changePassword,
    signedIn.addChildren(featureRoutes),
  ]),
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 300,
  defaultPreload: 'intent',
  defaultErrorComponent: ApplicationError,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
})

// Fetched while the server says who it is.
if (session.token() !== null) void loadPages()

// A session that ends in the middle of work leads to the login, and from there back to the same page.
session.onChange(() => {
  if (session.token() !== null) return void loadPages()
  const { pathname, href } = router.state.location
  if (pathname === '/login') return forgetAnswers()
  // Not before the page is gone: it would ask again who is signed in, and show the refusal until the login is there.
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== '/login') return
    stop()
    forgetAnswers()
  })
  void router.navigate({ to: '/login', search: pathname === '/' ? {} : { next: href, ended: true } })
})

/** Nobody else in this tab sees what was read in a session that is over. */
function forgetAnswers(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== companyQuery.queryKey[0] })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
