/** What the phone knows of the time since the server last answered, in milliseconds. */
export interface Elapsed {
  /** The server's clock in its last answer; null before the first. */
  readonly contactAt: number | null
  /** How long ago that was, by everything that the phone can measure. */
  readonly since: number
  /** How far the phone's own clock jumped back meanwhile. */
  readonly setBack: number
  /** The last reading of the phone's clock. */
  readonly phone: number
}

/** One look at the phone's clocks. */
export interface Reading {
  /** Date.now(): anybody can set it. */
  readonly phone: number
  /** Milliseconds of a clock that nobody sets, since the last reading; null after a restart, when it began anew. */
  readonly steady: number | null
}

/** Smaller jumps are the phone setting its clock right by itself. */
const tolerance = 2_000

export const atContact = (contactAt: number, phone: number): Elapsed => ({
  contactAt,
  since: 0,
  setBack: 0,
  phone,
})

/** Adds what went by since the last reading: a clock that is set back does not take time away again. */
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
