import type { listCorrections, listLeaves } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { useCall } from '../calls.ts'
import { linkTo } from '../link.ts'

type Requests = {
  call: typeof listCorrections | typeof listLeaves
  /** Whether the user decides about the requests; others get no badge. */
  decides: boolean
  words: { one: string; many: string }
  /** The path of the requests' list. */
  path: string
}

/**
 * The number of requests that wait for the user's decision, as a menu badge (C2 Side menu); it links to these requests.
 */
export function useRequestedBadge({ call, decides, words, path }: Requests): MenuEntry['badge'] {
  const requested = useCall(
    call,
    { params: { id: 'all' }, query: { status: 'requested', page: 1, pageSize: 1 } },
    { enabled: decides },
  )
  if (!decides) return undefined
  const count = requested.data?.total ?? 0
  return { count, label: count === 1 ? words.one : words.many, href: linkTo(path, { status: 'requested' }) }
}
