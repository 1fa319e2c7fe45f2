import { generalWords } from '@tahi/contract/employee-texts/general'
import { Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useLanguage, useWords } from '../platform/language.ts'
import { changePushLanguage, followPushes } from '../platform/push.ts'
import { session } from '../platform/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import classes from './frame.module.css'
import { pages } from './pages.ts'
import { Status } from './status.tsx'
import { Tabs } from './tabs.tsx'
import { UnknownPage } from './unknown-page.tsx'

/** The frame of every page: the connection's state above, the tabs below. */
export function Frame() {
  const words = useWords(generalWords)
  const [here, go] = useLocation()
  const language = useLanguage()
  useEffect(() => followPushes(go), [go])
  useEffect(() => {
    // Offline, it is tried again when the application is next opened.
    changePushLanguage(language).catch(() => {})
  }, [language])
  useEffect(() => {
    // The live connection comes after the page itself. If its code cannot be loaded, it is tried when the application
    // is next opened.
    const listening = import('./listen.ts').then(
      ({ listen }) => listen(),
      () => () => {},
    )
    return () => void listening.then((stop) => stop())
  }, [])
  return (
    <div className={classes.frame} key={session.personId()}>
      <Status />
      <div className={classes.content}>
        {/* A key per page: input typed for one record never shows up on another's page. */}
        <ErrorBoundary key={here}>
          <Suspense fallback={<p className={classes.loading}>{words.loading}</p>}>
            <Switch>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={UnknownPage} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </div>
      <Tabs />
    </div>
  )
}
