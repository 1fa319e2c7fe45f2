import type { listCorrections, listLeaves } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { useCall } from '../calls.ts'

type Requests = {
  call: typeof listCorrections | typeof listLeaves
  /** Whether whoever looks decides about them; others are shown no badge. */
  decides: boolean
  words: { one: string; many: string }
  /** Of their list. */
  path: string
}

/** How many requests wait for who decides about them, for the menu's entry (C2 Side menu); it leads to just those. */
export function useRequestedBadge({ call, decides, words, path }: Requests): MenuEntry['badge'] {
  const requested = useCall(
    call,
    { params: { id: 'all' }, query: { status: 'requested', page: 1, pageSize: 1 } },
    { enabled: decides },
  )
  if (!decides) return undefined
  const count = requested.data?.total ?? 0
  return { count, label: count === 1 ? words.one : words.many, href: `${path}?status=requested` }
}
