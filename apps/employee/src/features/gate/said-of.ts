import { isLongAfter, isWellBefore, parseWallTime } from '@tahi/domain'
import type { Told } from './tap-queue.ts'

/** What the last person is told. */
export type Said =
  | { what: 'unknown' | 'noPin' | 'refused' | 'locked' | 'failed'; name: string }
  | { what: 'looking' | 'sending'; name: string }
  | {
      what: 'recorded' | 'already' | 'undecided' | 'kept'
      name: string
      punch: Punch | undefined
      /** HR sees the tap, although another time stands. */
      isNoted?: boolean
    }

/** A clock-in or clock-out, and its wall time. */
export interface Punch {
  kind: 'in' | 'out'
  time: string
  /** The time was recorded before, and stays. */
  stands?: boolean
}

/** What the tablet knows of a tap. */
export interface Tapped extends Punch {
  /** The day's time of this kind before the tap; '' for none. */
  standing: string
}

/**
 * What an answer says, always to somebody by name: on a slow line the next person types when it comes. The tablet has
 * shown the name with the PIN already; the server leaves it out when it refuses.
 * @param tapped undefined while the time is uncertain
 */
export function saidOf(told: Told, name: string, tapped: Tapped | undefined): Said {
  const assumed = tapped && assumedOf(tapped)
  if (told === 'failed') return { what: 'failed', name }
  if (told === null) return { what: 'kept', name, punch: assumed }
  const { outcome, kind, time } = told
  if (outcome === 'refused' || outcome === 'locked') return { what: outcome, name }
  if (!kind || !time) return { what: outcome, name: told.name, punch: assumed }
  const stands = outcome === 'already'
  const isNoted = stands && tapped !== undefined && isTold({ kind, time }, tapped.time)
  return { what: outcome, name: told.name, punch: { kind, time, stands }, isNoted }
}

/** A time that stands is not replaced. */
const assumedOf = ({ kind, time, standing }: Tapped): Punch =>
  standing === '' ? { kind, time } : { kind, time: standing, stands: true }

/** By the server's rules, of which the tablet does not know how the day is paid. @param time of the tap */
function isTold(standing: Punch, time: string): boolean {
  const [stands, tapped] = [parseWallTime(standing.time), parseWallTime(time)]
  if (stands === undefined || tapped === undefined) return false
  return standing.kind === 'in' ? isWellBefore(stands, tapped) : isLongAfter(stands, tapped)
}
