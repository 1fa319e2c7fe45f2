import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import type { Problem } from '@tahi/ui/table/column.ts'

/** Says that the figures could not be computed. What was typed stays, and the user can retry. */
export function FiguresProblem({ problem }: { problem: Problem }) {
  const words = problem.kind === 'offline' ? texts.payslipForm.offline : problem.message
  return (
    <ErrorNotice title={texts.payslipForm.failed}>
      {words}{' '}
      {problem.onRetry && (
        <Button size="compact-xs" variant="default" onClick={() => void problem.onRetry?.()}>
          {texts.actions.retry}
        </Button>
      )}
    </ErrorNotice>
  )
}
