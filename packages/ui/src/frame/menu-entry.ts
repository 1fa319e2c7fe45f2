import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'

/** An entry of the side menu: a link, which also expands with `children`. */
export type MenuEntry = {
  key: string
  label: string
  icon: ReactNode
  href: string
  /** Whether the current page belongs to this entry. */
  active?: boolean
  /**
   * A count in red, shown above 0, and what it counts: 'pending leave requests'. With `href` it links to just these.
   */
  badge?: { count: number; label: string; href?: string } | undefined
  children?: readonly MenuEntry[]
}

/** An entry of the avatar's menu. */
export type PersonEntry = {
  key: string
  label: string
  icon?: ReactNode
  href?: string
  onClick?: () => void
}

/** The person signed in, as the top bar shows them. */
export type Person = {
  name: string
  title: string
  /** The picture's address. */
  avatar?: string | null
  /** The address of the person's profile (C2 Shell). */
  href: string
}

/** The badge of a collapsed entry: its own, or the sum of its children's. */
export function badgeWithin({ badge, children = [] }: MenuEntry): MenuEntry['badge'] {
  if (badge) return badge
  const inside = children.flatMap((child) => badgeWithin(child) ?? []).filter(({ count }) => count > 0)
  if (inside.length === 0) return undefined
  return {
    count: inside.reduce((sum, { count }) => sum + count, 0),
    label: texts.frame.countedTogether(inside.map(({ label }) => label)),
  }
}

/** A count, shortened for a badge. */
export const countInBadge = (count: number): string => (count > 999 ? '999+' : String(count))

export function leadsToActive(entry: MenuEntry): boolean {
  return entry.active === true || (entry.children?.some(leadsToActive) ?? false)
}
