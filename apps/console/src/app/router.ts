import { screens } from '@tahi/contract'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { attendanceScreens } from '../features/attendance/index.ts'
import * as identity from '../features/identity/index.ts'
import { leaveScreens } from '../features/leave/index.ts'
import { organisationScreens } from '../features/organisation/index.ts'
import { payrollScreens } from '../features/payroll/index.ts'
import { coreHrScreens, peopleScreens } from '../features/people/index.ts'
import { productionScreens } from '../features/production/index.ts'
import { queryClient } from '../platform/calls.ts'
import { companyQuery } from '../platform/company.ts'
import type { FeatureScreen } from '../platform/screen.ts'
import { session } from '../platform/session.ts'
import { ApplicationError } from './application-error.tsx'
import { firstScreenOf, requireUser } from './guards.ts'
import { LoadingPage } from './loading-page.tsx'

const notFound = lazyRouteComponent(() => import('./not-found.tsx'))

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
  component: lazyRouteComponent(identity.loadLogin),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(identity.loadSetUp),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(identity.loadRegister),
})

const activate = createRoute({
  getParentRoute: () => root,
  path: '/activate',
  validateSearch: identity.readLinkAddress,
  component: lazyRouteComponent(identity.loadActivate),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(identity.loadForgotPassword),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: identity.readLinkAddress,
  component: lazyRouteComponent(identity.loadResetPassword),
})

const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyRouteComponent(identity.loadChangePassword),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ location }) => {
    if (session.token() === null) throw redirect({ to: '/login' })
    const user = await requireUser(location.href)
    throw redirect({ to: firstScreenOf(user.role) })
  },
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyRouteComponent(() => import('./shell.tsx')),
})

const featureRoutes = [
  ...attendanceScreens,
  ...leaveScreens,
  ...organisationScreens,
  ...payrollScreens,
  ...peopleScreens,
  ...coreHrScreens,
  ...productionScreens,
].map(({ screen, load }: FeatureScreen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: screens[screen].path,
    component: lazyRouteComponent(load),
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
    home,
    signedIn.addChildren(featureRoutes),
  ]),
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 300,
  defaultPreload: 'intent',
  defaultErrorComponent: ApplicationError,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
})

// A session that ends in the middle of work leads to the login, and from there back to the same page.
session.onChange(() => {
  if (session.token() !== null) return
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== companyQuery.queryKey[0] })
  const { pathname, href } = router.state.location
  if (pathname === '/login') return
  void router.navigate({ to: '/login', search: pathname === '/' ? {} : { next: href, ended: true } })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
