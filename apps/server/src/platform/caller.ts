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

/** Whether somebody is there: what a page asks by itself, with nobody at it, is no use of a session (D2). */
export type Activity = 'attended' | 'unattended'

/** Finds who a bearer token belongs to; null when there is no live session of it. */
export type Authenticate = (token: string, activity: Activity) => Promise<Caller | null>

/** The tablet in gate mode behind a request's token: it is nobody, and belongs to a branch. */
export interface GateCaller {
  readonly gateId: string
  readonly name: string
  readonly branchId: string
}

/** Finds which gate a bearer token belongs to; null when there is none, or it was ended. */
export type AuthenticateGate = (token: string) => Promise<GateCaller | null>

/** Begins every gate's token: no session's has a dot, so which of both a token is can be told without looking it up. */
export const gateTokenStart = 'gate.'

/** Who is behind a request: a person, a gate, or neither. */
export interface Holder {
  readonly token: string | null
  readonly caller: Caller | null
  readonly gate: GateCaller | null
}

export async function holderOf(
  token: string | null,
  activity: Activity,
  authenticate: Authenticate,
  authenticateGate: AuthenticateGate,
): Promise<Holder> {
  if (token === null) return { token, caller: null, gate: null }
  if (token.startsWith(gateTokenStart)) return { token, caller: null, gate: await authenticateGate(token) }
  return { token, caller: await authenticate(token, activity), gate: null }
}
