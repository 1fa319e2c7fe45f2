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

/** What is around every page: the state of the line above it, the tabs below. */
export function Frame() {
  const words = useWords(generalWords)
  const [here, go] = useLocation()
  const language = useLanguage()
  useEffect(() => followPushes(go), [go])
  useEffect(() => {
    // Without a line, the next time that the application is opened.
    changePushLanguage(language).catch(() => {})
  }, [language])
  useEffect(() => {
    // The live connection comes after what one came for; without its code, the next time that the application is opened.
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
        {/* One record's page never becomes another's with what was typed for the first. */}
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
