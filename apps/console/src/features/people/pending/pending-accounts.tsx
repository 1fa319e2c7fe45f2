import { Button } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { listPendingAccounts, mayUse, texts } from '@tahi/contract'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../platform/address.ts'
import { opensDialog, useCloseDialog } from '../../../platform/dialog-step.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readPendingAddress } from './pending-address.ts'
import { usePendingCount } from './use-pending-count.ts'

const PendingDialog = lazy(() => import('./pending-dialog.tsx'))

/** Shows how many accounts wait for approval, and opens them (D2 Registration). */
export function PendingAccounts() {
  const { role } = useCurrentUser()
  const [{ pending }, change] = useAddress(readPendingAddress)
  const closeDialog = useCloseDialog(change)
  const count = usePendingCount() ?? 0
  if (!mayUse(listPendingAccounts.allow, role)) return null
  return (
    <>
      {count > 0 && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconUserQuestion size={15} />}
          onClick={() => change({ pending: 'open' }, opensDialog)}
        >
          {texts.pendingAccounts.wait(count)}
        </Button>
      )}
      {pending === 'open' && (
        <Suspense>
          <PendingDialog onClose={() => closeDialog({ pending: undefined })} />
        </Suspense>
      )}
    </>
  )
}
