import { decideLeaves, listLeaves, mayUse, screens, texts } from '@tahi/contract'
import { useRequestedBadge } from '../../platform/lists/use-requested-badge.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** The number of leaves to decide, as a badge on Leaves in the menu. */
export function useLeaveBadge() {
  const { role } = useCurrentUser()
  const decides = mayUse(decideLeaves.allow, role)
  return useRequestedBadge({ call: listLeaves, decides, words: texts.leaveBadge, path: screens.leaves.path })
}
