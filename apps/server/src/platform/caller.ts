import type { Role } from '@tahi/contract'

/** The person behind a request's token. */
export interface Caller {
  readonly personId: string
  /** The visible code, such as HR-001. */
  readonly code: string
  readonly name: string
  readonly role: Role
  readonly branchId: string | null
  readonly mustChangePassword: boolean
  readonly sessionId: string
}

/** Finds who a bearer token belongs to; null when there is no live session of it. */
export type Authenticate = (token: string) => Promise<Caller | null>
