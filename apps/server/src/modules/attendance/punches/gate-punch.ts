import { type GateContact, gateTap, type WallTime } from '@tahi/domain'
import { momentOf } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/work.ts'
import { clockWithin } from '../clock-in-and-out.ts'
import { findRecord } from '../repository.ts'
import { type Evidence, judgeTap, takeClaim } from './claim-punch.ts'
import { lockOneself } from './repository.ts'

/** The result of a tap at the gate, with the time in the day's record. */
interface GatePunch {
  readonly outcome: 'recorded' | 'already' | 'undecided'
  readonly kind: 'in' | 'out'
  readonly time: WallTime
}

interface Tap extends Evidence {
  /** The tablet's key. */
  readonly _id: string
  readonly offline: boolean
  /** Whether the caller belonged to the gate's branch at the tap. If not, HR decides. */
  readonly belonged: boolean
  /** What the server knows of the gate; see `judgePunch`. */
  readonly gates: readonly GateContact[]
}

/**
 * Clocks the caller in or out for a tap at a gate: the day's first tap is the time in, the next one the time out. A tap
 * sent at once is recorded at the server's time; an offline tap, and one for a time that the day has already, becomes a
 * claim like any other.
 */
export async function gatePunch(
  work: Work,
  { _id, offline, belonged, gates, ...sent }: Tap,
): Promise<GatePunch> {
  await lockOneself(work)
  const at = offline ? momentOf(new Date(judgeTap(sent, work.now).at), work.timeZone) : work
  const dayOf = { personId: work.scope.personId, day: at.today }
  const present = await findRecord(work, dayOf)
  const { kind, again } = gateTap(present ?? { timeIn: null, timeOut: null }, at.time)
  const standing = (kind === 'in' ? present?.timeIn : present?.timeOut) ?? null
  if (standing !== null && again) return { outcome: 'already', kind, time: standing }
  const written = standing === null && !offline ? await clockWithin(work, kind) : undefined
  if (written) {
    const { timeIn, timeOut } = written
    return { outcome: 'recorded', kind, time: (kind === 'in' ? timeIn : timeOut) ?? at.time }
  }
  // What the day does not take is left to HR, so that the queue at the gate does not have to wait. HR also sees a tap long
  // after the time out: somebody who tapped twice in the morning would lose the day.
  const claim = await takeClaim(
    work,
    { ...sent, _id, kind },
    { gates, against: belonged ? null : 'notOfBranch' },
  )
  if (claim.outcome === 'recorded') return { outcome: 'recorded', kind, time: at.time }
  if (claim.reason === 'afterMidnight') return { outcome: 'undecided', kind: claim.kind, time: at.time }
  // The recorded time stays, and HR sees the claim.
  return { outcome: standing === null ? 'undecided' : 'already', kind, time: standing ?? at.time }
}
