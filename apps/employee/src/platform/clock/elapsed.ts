import { punchTolerance } from '@tahi/domain'

/** What the phone knows about the time since the server's last answer, in milliseconds. */
export interface Elapsed {
  /** The server's time in its last answer; null before the first. */
  readonly contactAt: number | null
  /** Time since that answer, the longest that the phone can measure. */
  readonly since: number
  /** How far the phone's own clock jumped back since then. */
  readonly setBack: number
  /**
   * How far it jumped back in all, whatever the server answered meanwhile: a tap that waits is compared with it. Whoever
   * sets the clock ahead for a tap sets it back before it is sent.
   */
  readonly setBackInAll: number
  /**
   * How far the clock had fallen behind when the phone started again, as after an empty battery: `since` lacks an
   * unknown time, until the clock is put right or the server answers. 0 for a clock that was not lost.
   */
  readonly lost: number
  /** Time measured in all, whatever the server answered meanwhile; not while a phone with a lost clock was off. */
  readonly ran: number
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

export const atContact = (
  contactAt: number | null,
  phone: number,
  { ran, setBackInAll }: Pick<Elapsed, 'ran' | 'setBackInAll'> = { ran: 0, setBackInAll: 0 },
): Elapsed => ({
  contactAt,
  since: 0,
  setBack: 0,
  setBackInAll,
  lost: 0,
  ran,
  phone,
})

/** Adds the time since the last reading. Setting the clock back does not reduce it. */
export function readOn(before: Elapsed, { phone, steady }: Reading): Elapsed {
  const byPhone = phone - before.phone
  const atLeast = Math.max(0, steady ?? 0)
  const missing = atLeast - byPhone
  const passed = Math.max(byPhone, atLeast)
  const jump = missing > tolerance ? missing : 0
  const { setBack, setBackInAll } = before
  const read = { ...before, phone, setBack: setBack + jump, setBackInAll: setBackInAll + jump }
  if (steady === null && missing > punchTolerance) return { ...read, lost: before.lost + missing }
  const isPutRight = before.lost > 0 && byPhone - atLeast >= before.lost - punchTolerance
  if (isPutRight) {
    const since = Math.max(before.since + atLeast, before.since + byPhone - before.lost)
    return { ...read, since, lost: 0, ran: before.ran + atLeast }
  }
  return { ...read, since: before.since + passed, ran: before.ran + passed }
}
