import type { Role } from '@tahi/contract'

/** People by ids, or everybody with these roles. */
export type Recipients = readonly string[] | Everybody

interface Everybody {
  readonly roles: readonly Role[]
  /** Null: of every branch. Head office belongs to every branch. */
  readonly branchId: string | null
  /** A branch whose people are left out. */
  readonly butBranchId?: string | undefined
  /** People who are left out. */
  readonly butPeople?: readonly string[] | undefined
}

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
