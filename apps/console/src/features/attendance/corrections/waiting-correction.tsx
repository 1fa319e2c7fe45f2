import type { Correction } from '@tahi/contract'
import { lazy, Suspense, useState } from 'react'
import type { DecideDialogProps } from './decide-dialog.tsx'

// Few days have a request.
const WaitingNotice = lazy(() => import('./waiting-notice.tsx'))
const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

type WaitingCorrectionProps = { request: Correction | undefined } & Pick<DecideDialogProps, 'onAccepted'>

/** A day's waiting request and its decision; shows nothing when none waits. */
export function WaitingCorrection({ request, onAccepted }: WaitingCorrectionProps) {
  // Stays when the request is decided and its notice gone: the dialog closes by itself.
  const [deciding, decide] = useState<{ correction: Correction; accept: boolean }>()
  return (
    <>
      <Suspense fallback={null}>
        {request && (
          <WaitingNotice request={request} onDecide={(accept) => decide({ correction: request, accept })} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {deciding && <DecideDialog {...deciding} onAccepted={onAccepted} onClose={() => decide(undefined)} />}
      </Suspense>
    </>
  )
}
