import { texts } from '@tahi/contract'
import { lazy, Suspense, useState } from 'react'
import classes from './front-card.module.css'

const { application } = texts.signIn
const path = '/app'

// Loaded only on request: most people who sign in here never need it.
const ApplicationCode = lazy(async () => {
  const { QrCode } = await import('../../platform/qr-code.tsx')
  const text = new URL(path, window.location.origin).href
  return { default: () => <QrCode text={text} label={application.scan} size={168} /> }
})

type ApplicationLinkProps = {
  /** Shows the code at once, after an employee tried to sign in here. */
  shown: boolean
}

/** A link to the employees' application, to open here or to scan with a phone (C1, C2). */
export function ApplicationLink({ shown }: ApplicationLinkProps) {
  const [isAsked, setIsAsked] = useState(false)
  const isShown = shown || isAsked
  return (
    <section className={classes.application} aria-label={application.title}>
      <p className={classes.links}>
        <a href={path}>{application.download}</a>
        <button type="button" aria-expanded={isShown} onClick={() => setIsAsked(!isAsked)}>
          {application.showCode}
        </button>
      </p>
      {isShown && (
        <Suspense fallback={<div className={classes.code} />}>
          <div className={classes.code}>
            <ApplicationCode />
            <p>{application.scan}</p>
          </div>
        </Suspense>
      )}
    </section>
  )
}
