import { listPendingAccounts, mayUse } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/** How many accounts wait for the user's approval; undefined while loading, or if the role does not approve accounts. */
export function usePendingCount(): number | undefined {
  const { role } = useCurrentUser()
  const decides = mayUse(listPendingAccounts.allow, role)
  const query = { page: 1, pageSize: 1 }
  return useCall(listPendingAccounts, { query }, { enabled: decides }).data?.total
}
