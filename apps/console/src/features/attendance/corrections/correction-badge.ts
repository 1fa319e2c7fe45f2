import { decideCorrection, listCorrections, mayUse, screens } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { useCall } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/** How many requests wait for who decides about them, for the menu's entry; it leads to just those. */
export function useCorrectionBadge(): MenuEntry['badge'] {
  const { role } = useCurrentUser()
  const decides = mayUse(decideCorrection.allow, role)
  const requested = useCall(
    listCorrections,
    { params: { id: 'all' }, query: { status: 'requested', page: 1, pageSize: 1 } },
    { enabled: decides },
  )
  if (!decides) return undefined
  const count = requested.data?.total ?? 0
  return {
    count,
    label: count === 1 ? 'correction request to decide' : 'correction requests to decide',
    href: `${screens.corrections.path}?status=requested`,
  }
}
