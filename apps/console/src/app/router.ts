import { screens } from '@tahi/contract'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { attendanceScreens } from '../features/attendance/index.ts'
import { loadChangePassword, loadLogin, loadSetUp, readLoginAddress } from '../features/identity/index.ts'
import { payrollScreens } from '../features/payroll/index.ts'
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
  validateSearch: readLoginAddress,
  component: lazyRouteComponent(loadLogin),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(loadSetUp),
})

const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyRouteComponent(loadChangePassword),
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

const featureRoutes = [...attendanceScreens, ...payrollScreens].map(({ screen, load }: FeatureScreen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: screens[screen].path,
    component: lazyRouteComponent(load),
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([login, setUp, changePassword, home, signedIn.addChildren(featureRoutes)]),
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
