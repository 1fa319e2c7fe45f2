import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'

/** Says that records changed after the shown figures were computed; the figures stay until the user recomputes them. */
export function ChangedNotice({ onCompute }: { onCompute: () => Promise<unknown> }) {
  return (
    <Alert color="yellow" variant="light" role="status" title={texts.payslip.changedSince}>
      <BusyButton size="xs" variant="default" onClick={onCompute}>
        {texts.payslip.computeAgain}
      </BusyButton>
    </Alert>
  )
}
