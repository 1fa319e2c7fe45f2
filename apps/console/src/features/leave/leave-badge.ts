import { listLeaves, mayOpen, screens } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { useCall } from '../../platform/calls.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** How many requests wait for who decides about them, for the menu's entry (C2 Side menu); it leads to just those. */
export function useLeaveBadge(): MenuEntry['badge'] {
  const { role } = useCurrentUser()
  const decides = mayOpen('leaveForm', role)
  const requested = useCall(
    listLeaves,
    { params: { id: 'all' }, query: { status: 'requested', page: 1, pageSize: 1 } },
    { enabled: decides },
  )
  if (!decides) return undefined
  const count = requested.data?.total ?? 0
  return {
    count,
    label: count === 1 ? 'pending leave request' : 'pending leave requests',
    href: `${screens.leaves.path}?status=requested`,
  }
}
