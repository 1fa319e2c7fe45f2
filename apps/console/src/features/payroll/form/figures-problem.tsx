import { Button } from '@mantine/core'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import type { Problem } from '@tahi/ui/table/column.ts'

/** Says that the figures could not be computed. What was typed stays, and the user can retry. */
export function FiguresProblem({ problem }: { problem: Problem }) {
  const words =
    problem.kind === 'offline'
      ? 'You are offline. The figures come when the connection is back.'
      : problem.message
  return (
    <ErrorNotice title="The figures could not be computed">
      {words}{' '}
      {problem.onRetry && (
        <Button size="compact-xs" variant="default" onClick={() => void problem.onRetry?.()}>
          Retry
        </Button>
      )}
    </ErrorNotice>
  )
}
