import type { Role } from '@tahi/contract'

/**
 * People by ids, or everybody with these roles in a branch; null means every branch. Head office belongs to every branch.
 */
export type Recipients = readonly string[] | { roles: readonly Role[]; branchId: string | null }

export interface Notice {
  readonly to: Recipients
  readonly title: string
  readonly message: string
  /** The console's page to open, with its parameters. */
  readonly href?: string
  /** The page of the employees' application (`applicationPages`), for recipients who are employees. */
  readonly applicationHref?: string
  /** Notifications with the same topic replace each other: a device only shows the latest. */
  readonly topic?: string
}
