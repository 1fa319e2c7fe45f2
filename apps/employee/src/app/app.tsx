import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
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
import { part } from './part.ts'
import { SignedIn } from './signed-in.tsx'

/** A tablet in gate mode belongs to nobody, so it skips the sign-in. */
const GatePage = part(async () => (await import('../features/gate/index.ts')).GatePage)

const LeftEntries = part(async () => (await import('../features/more/index.ts')).LeftEntries)

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

/** Chooses the language first, then signs in, then shows the page. */
function Door() {
  const language = useChosenLanguage()
  const token = useToken()
  // Added to a home screen, the application opens here.
  if (token === null && isGate()) return <Redirect to="/gate" />
  if (language === null) return <LanguagePage />
  return token === null ? <LoginPage Left={LeftEntries} /> : <Opened key={token} />
}

/** Restores the phone's cache before anything is requested. */
function Opened() {
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    // Without the phone's database, only the server's replies are shown.
    void restoreKnown()
      .catch(() => {})
      .finally(() => setIsRestored(true))
    askToPersist().catch(() => {})
  }, [])
  return isRestored ? <SignedIn /> : <Opening />
}
