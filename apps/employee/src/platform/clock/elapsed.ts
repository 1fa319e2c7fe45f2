/** What the phone knows about the time since the server's last answer, in milliseconds. */
export interface Elapsed {
  /** The server's time in its last answer; null before the first. */
  readonly contactAt: number | null
  /** Time since that answer, the longest that the phone can measure. */
  readonly since: number
  /** How far the phone's own clock jumped back since then. */
  readonly setBack: number
  /** The last reading of the phone's clock. */
  readonly phone: number
}

/** One reading of the phone's clocks. */
export interface Reading {
  /** Date.now(), which anybody can set. */
  readonly phone: number
  /** Milliseconds of a monotonic clock since the last reading; null after a restart, which resets it. */
  readonly steady: number | null
}

/** Smaller jumps are automatic clock adjustments. */
const tolerance = 2_000

export const atContact = (contactAt: number, phone: number): Elapsed => ({
  contactAt,
  since: 0,
  setBack: 0,
  phone,
})

/** Adds the time since the last reading. Setting the clock back does not reduce it. */
export function readOn(before: Elapsed, { phone, steady }: Reading): Elapsed {
  const byPhone = phone - before.phone
  const atLeast = Math.max(0, steady ?? 0)
  const missing = atLeast - byPhone
  return {
    ...before,
    phone,
    since: before.since + Math.max(byPhone, atLeast),
    setBack: before.setBack + (missing > tolerance ? missing : 0),
  }
}
