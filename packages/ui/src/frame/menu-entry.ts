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

export function leadsToActive(entry: MenuEntry): boolean {
  return entry.active === true || (entry.children?.some(leadsToActive) ?? false)
}
