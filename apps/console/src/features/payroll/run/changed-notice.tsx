import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'

/** Says that the figures shown are older than what they are made from; they stay until they are asked for anew. */
export function ChangedNotice({ onCompute }: { onCompute: () => Promise<unknown> }) {
  return (
    <Alert color="yellow" variant="light" role="status" title={texts.payslip.changedSince}>
      <BusyButton size="xs" variant="default" onClick={onCompute}>
        {texts.payslip.computeAgain}
      </BusyButton>
    </Alert>
  )
}
