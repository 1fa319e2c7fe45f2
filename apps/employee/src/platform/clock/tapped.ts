import type { Elapsed } from './elapsed.ts'

/** A phone's measurements of a tap, from which the server judges its time. */
export interface Tapped {
  /** The phone's clock. */
  readonly phoneTime: string
  /** Milliseconds since the server's last answer; null before the first, and for a clock that was lost. */
  readonly sinceContact: number | null
  /** The server's time in that answer. */
  readonly contactAt: string | null
  /** Milliseconds by which the phone's clock jumped back since then. */
  readonly setBack: number
  /** Of a clock that was lost: what the phone had measured in all (`Elapsed`). It stays on the phone. */
  readonly ran?: number
}

/** A tap at the moment of a reading of the clocks. */
export const tappedAt = ({ phone, contactAt, since, setBack, lost, ran }: Elapsed): Tapped => ({
  phoneTime: new Date(phone).toISOString(),
  sinceContact: contactAt === null || lost > 0 ? null : Math.round(since),
  contactAt: contactAt === null ? null : new Date(contactAt).toISOString(),
  setBack: Math.round(setBack),
  ...(lost > 0 && { ran }),
})

/** A tap with the measurements that are only known at its sending. @param now the clocks then */
export function sentAt<T extends Tapped>(
  { ran, ...tap }: T,
  now: Elapsed,
): Omit<T, 'ran'> & { sentAt: string } {
  // Only without another answer in between: then a jump of the clock after the tap counts too.
  const isSameContact =
    now.contactAt !== null && tap.contactAt !== null && Date.parse(tap.contactAt) === now.contactAt
  // A lost clock may have been put right since the tap: then only what was measured meanwhile tells how long ago it was.
  const sent = ran === undefined ? now.phone : Date.parse(tap.phoneTime) + now.ran - ran
  return {
    ...tap,
    sentAt: new Date(sent).toISOString(),
    ...(isSameContact && { setBack: Math.round(now.setBack) }),
  }
}

/** Whether a tap is of an uncertain time, because the phone's clock was lost. */
export const isOfLostClock = ({ ran }: Pick<Tapped, 'ran'>): boolean => ran !== undefined
