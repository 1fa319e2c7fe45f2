import { decideLeaves, listLeaves, mayUse, screens } from '@tahi/contract'
import { useRequestedBadge } from '../../platform/lists/use-requested-badge.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

const words = { one: 'pending leave request', many: 'pending leave requests' }

/** How many leaves wait to be decided, on Leaves in the menu. */
export function useLeaveBadge() {
  const { role } = useCurrentUser()
  const decides = mayUse(decideLeaves.allow, role)
  return useRequestedBadge({ call: listLeaves, decides, words, path: screens.leaves.path })
}
