import type { ReactNode } from 'react'

/** An entry of the side menu. With `children` it expands; it may be a link all the same. */
export type MenuEntry = {
  key: string
  label: string
  icon: ReactNode
  href?: string
  /** The page shown is this entry's. */
  active?: boolean
  /**
   * A count in red, shown when it is above 0, and what it counts: 'pending leave requests'. With `href` it is a link of
   * its own, to just those.
   */
  badge?: { count: number; label: string; href?: string } | undefined
  children?: readonly MenuEntry[]
}

/** An entry of the menu behind the avatar. */
export type PersonEntry = {
  key: string
  label: string
  icon?: ReactNode
  href?: string
  onClick?: () => void
}

/** Who is signed in, as the top bar shows it. */
export type Person = {
  name: string
  title: string
  /** The picture's address. */
  avatar?: string | null
  /** Where the picture leads: the person's profile (C2 Shell). */
  href: string
}

/** What waits in an entry that is closed: its own count, or those of the entries inside together. */
export function badgeWithin({ badge, children = [] }: MenuEntry): MenuEntry['badge'] {
  if (badge) return badge
  const inside = children.flatMap((child) => badgeWithin(child) ?? []).filter(({ count }) => count > 0)
  if (inside.length === 0) return undefined
  return {
    count: inside.reduce((sum, { count }) => sum + count, 0),
    label: inside.map(({ label }) => label).join(' and '),
  }
}

/** A count as it fits into a badge. */
export const countInBadge = (count: number): string => (count > 999 ? '999+' : String(count))

export function leadsToActive(entry: MenuEntry): boolean {
  return entry.active === true || (entry.children?.some(leadsToActive) ?? false)
}
