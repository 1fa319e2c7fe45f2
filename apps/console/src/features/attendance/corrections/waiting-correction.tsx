import type { Correction } from '@tahi/contract'
import { lazy, Suspense, useState } from 'react'

// Few days have a request.
const WaitingNotice = lazy(() => import('./waiting-notice.tsx'))
const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

/** A day's waiting request and its decision; shows nothing when none waits. */
export function WaitingCorrection({ request }: { request: Correction | undefined }) {
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
        {deciding && <DecideDialog {...deciding} onClose={() => decide(undefined)} />}
      </Suspense>
    </>
  )
}
