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

/** Whether a person is using the page: requests that an unattended page makes by itself do not extend its session (D2). */
export type Activity = 'attended' | 'unattended'

/** Finds whom a bearer token belongs to; null when it has no live session. */
export type Authenticate = (token: string, activity: Activity) => Promise<Caller | null>

/** The tablet in gate mode behind a request's token: it is no person, and belongs to a branch. */
export interface GateCaller {
  readonly gateId: string
  readonly name: string
  readonly branchId: string
}

/** Finds the gate that a bearer token belongs to; null when there is none, or its access was ended. */
export type AuthenticateGate = (token: string) => Promise<GateCaller | null>

/** Every gate's token begins with this. No session token has a dot, so the two kinds are told apart without a lookup. */
export const gateTokenStart = 'gate.'

/** Who is behind a request: a person, a gate, or neither. */
export interface Holder {
  readonly token: string | null
  readonly caller: Caller | null
  readonly gate: GateCaller | null
}

export const nobody: Holder = { token: null, caller: null, gate: null }

/**
 * Finds who is behind a token. A text that begins as a gate's token is never looked up as a session's, nor the other way
 * around; for an unknown one both are null.
 */
export async function holderOf(
  token: string | null,
  activity: Activity,
  authenticate: Authenticate,
  authenticateGate: AuthenticateGate,
): Promise<Holder> {
  if (token === null) return nobody
  if (token.startsWith(gateTokenStart)) return { token, caller: null, gate: await authenticateGate(token) }
  return { token, caller: await authenticate(token, activity), gate: null }
}
