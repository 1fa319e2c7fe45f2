import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { LanguagePage, LoginPage } from '../features/identity/index.ts'
import { queryClient } from '../platform/calls.ts'
import { isGate } from '../platform/gate-mark.ts'
import { restoreKnown } from '../platform/known.ts'
import { useChosenLanguage } from '../platform/language.ts'
import { useToken } from '../platform/session.ts'
import { askToPersist } from '../platform/store.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Opening } from './opening.tsx'
import { SignedIn } from './signed-in.tsx'

/** A tablet in gate mode is nobody's, so it goes past the door. */
const GatePage = lazy(async () => ({ default: (await import('../features/gate/index.ts')).GatePage }))

/** The whole application. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/app">
        <ErrorBoundary>
          <Switch>
            <Route path="/gate">
              <Suspense fallback={<Opening />}>
                <GatePage />
              </Suspense>
            </Route>
            <Route>
              <Door />
            </Route>
          </Switch>
        </ErrorBoundary>
      </Router>
    </QueryClientProvider>
  )
}

/** Language first, then who one is, then what one came for. */
function Door() {
  const language = useChosenLanguage()
  const token = useToken()
  // Put on a home screen it opens here.
  if (token === null && isGate()) return <Redirect to="/gate" />
  if (language === null) return <LanguagePage />
  return token === null ? <LoginPage /> : <Opened key={token} />
}

/** What the phone knew is there before anything is asked. */
function Opened() {
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    // Without the phone's database one goes on with what the server says.
    void restoreKnown()
      .catch(() => {})
      .finally(() => setIsRestored(true))
    askToPersist().catch(() => {})
  }, [])
  return isRestored ? <SignedIn /> : <Opening />
}
