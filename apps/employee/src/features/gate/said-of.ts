import type { Told } from './tap-queue.ts'

/** What the last person is told. */
export type Said =
  | { what: 'unknown' | 'noPin' | 'refused' | 'locked' | 'failed'; name: string }
  | { what: 'looking' | 'sending'; name: string }
  | { what: 'recorded' | 'already' | 'undecided' | 'kept'; name: string; punch: Punch | undefined }

/** A clock-in or clock-out, and its wall time. */
export interface Punch {
  kind: 'in' | 'out'
  time: string
}

/**
 * What an answer says, always to somebody by name: on a slow line the next person types when it comes. The tablet has
 * shown the name with the PIN already; the server leaves it out when it refuses.
 * @param assumed what the tablet assumes was recorded; undefined while the time is uncertain
 */
export function saidOf(told: Told, name: string, assumed: Punch | undefined): Said {
  if (told === 'failed') return { what: 'failed', name }
  if (told === null) return { what: 'kept', name, punch: assumed }
  const { outcome, kind, time } = told
  if (outcome === 'refused' || outcome === 'locked') return { what: outcome, name }
  const punch = kind && time ? { kind, time } : assumed
  return { what: outcome, name: told.name, punch }
}
