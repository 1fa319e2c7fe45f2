import { decideLeaves, listLeaves, mayUse, screens } from '@tahi/contract'
import { useRequestedBadge } from '../../platform/lists/use-requested-badge.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

const words = { one: 'pending leave request', many: 'pending leave requests' }

/** The number of leaves to decide, as a badge on Leaves in the menu. */
export function useLeaveBadge() {
  const { role } = useCurrentUser()
  const decides = mayUse(decideLeaves.allow, role)
  return useRequestedBadge({ call: listLeaves, decides, words, path: screens.leaves.path })
}
