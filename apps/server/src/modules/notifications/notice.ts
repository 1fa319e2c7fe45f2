import type { Role } from '@tahi/contract'

/** People by their ids, or everybody of these roles in a branch; null is every branch. Head office is in every branch. */
export type Recipients = readonly string[] | { roles: readonly Role[]; branchId: string | null }

export interface Notice {
  readonly to: Recipients
  readonly title: string
  readonly message: string
  /** The console's page that it leads to, with what it opens there. */
  readonly href?: string
  /** The employees' application's page (`applicationPages`), for those of the recipients who are employees. */
  readonly applicationHref?: string
  /** What it is about, where more of the same may follow: a device shows the latest alone. */
  readonly topic?: string
}
