import { generalWords } from '@tahi/contract/employee-texts/general'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { Away } from '../components/away.tsx'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { Page } from '../components/page.tsx'
import { useHasNetwork } from '../platform/connection.ts'
import { forgetKnown } from '../platform/known.ts'
import { useWords } from '../platform/language.ts'
import { NotLoaded } from './not-loaded.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Shows an error with a way on, in place of a page that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    // Answers cached by an earlier version may have another shape and would break every start, so the cache is
    // cleared. The queue is kept.
    if (!(error instanceof NotLoaded)) forgetKnown().catch(() => {})
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <NotShown isLoaded={!(error instanceof NotLoaded)} />
  }
}

function NotShown({ isLoaded }: { isLoaded: boolean }) {
  const words = useWords(generalWords)
  const hasNetwork = useHasNetwork()
  const [wasAway] = useState(!isLoaded && !hasNetwork)
  useEffect(() => {
    if (wasAway && hasNetwork) window.location.reload()
  }, [wasAway, hasNetwork])
  if (!isLoaded && !hasNetwork)
    return (
      <Page title={words.product}>
        <Away />
      </Page>
    )
  return (
    <Page title={words.product}>
      <Notice tone="bad">
        <span>{isLoaded ? words.unexpected : words.failed}</span>
        <Button look="plain" onClick={() => window.location.reload()}>
          {words.retry}
        </Button>
      </Notice>
    </Page>
  )
}
