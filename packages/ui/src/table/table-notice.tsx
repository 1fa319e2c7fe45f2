import { Button } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, ForbiddenState, OfflineState } from '../page/states.tsx'
import type { Problem } from './column.ts'
import classes from './data-table.module.css'

/** No data, with an action that fills the list. */
export function EmptyNotice({ action, hint }: { action?: ReactNode; hint?: ReactNode }) {
  return <EmptyState action={action}>{hint}</EmptyState>
}

/** A problem in place of the rows. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  const { kind, message, onRetry } = problem
  const words = message === undefined ? {} : { message }
  if (kind === 'forbidden') return <ForbiddenState {...words} />
  const retry = onRetry ? { onRetry } : {}
  return kind === 'offline' ? <OfflineState {...words} {...retry} /> : <ErrorState {...words} {...retry} />
}

/** A problem above rows that were fetched earlier and are still shown. */
export function ProblemStrip({ problem }: { problem: Problem }) {
  const { kind, message, onRetry } = problem
  const words = kind === 'offline' ? texts.states.listOutdated : texts.states.listNotRefreshed
  return (
    <div className={classes.strip} data-kind={kind} role="status">
      <span>{message ?? words}</span>
      {onRetry && (
        <Button size="compact-xs" variant="default" onClick={() => void onRetry()}>
          {texts.actions.retry}
        </Button>
      )}
    </div>
  )
}
