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
  /** By how much it had jumped back in all (`Elapsed`). It stays on the phone. A tap of an earlier version lacks it. */
  readonly setBackInAll?: number
  /** Of a clock that was lost: what the phone had measured in all (`Elapsed`). It stays on the phone. */
  readonly ran?: number
}

/** A tap at the moment of a reading of the clocks. */
export const tappedAt = ({ phone, contactAt, since, setBack, setBackInAll, lost, ran }: Elapsed): Tapped => ({
  phoneTime: new Date(phone).toISOString(),
  sinceContact: contactAt === null || lost > 0 ? null : Math.round(since),
  contactAt: contactAt === null ? null : new Date(contactAt).toISOString(),
  setBack: Math.round(setBack),
  setBackInAll,
  ...(lost > 0 && { ran }),
})

/** A tap with the measurements that are only known at its sending. @param now the clocks then */
export function sentAt<T extends Tapped>(
  { ran, setBackInAll, ...tap }: T,
  now: Elapsed,
): Omit<T, 'ran' | 'setBackInAll'> & { sentAt: string } {
  // A jump of the clock after the tap counts too. A window of an earlier version may have dropped the sum.
  const fallen = Math.max(0, now.setBackInAll - (setBackInAll ?? 0))
  // A lost clock may have been put right since the tap: then only what was measured meanwhile tells how long ago it was.
  const sent = ran === undefined ? now.phone : Date.parse(tap.phoneTime) + now.ran - ran
  return {
    ...tap,
    sentAt: new Date(sent).toISOString(),
    setBack: setBackInAll === undefined ? setBackOfFormer(tap, now) : Math.round(tap.setBack + fallen),
  }
}

/** Of a tap of an earlier version, a jump after it is known only without another answer in between. */
function setBackOfFormer({ contactAt, setBack }: Tapped, now: Elapsed): number {
  const isSameContact =
    now.contactAt !== null && contactAt !== null && Date.parse(contactAt) === now.contactAt
  return isSameContact ? Math.round(now.setBack) : setBack
}

/** Whether a tap is of an uncertain time, because the phone's clock was lost. */
export const isOfLostClock = ({ ran }: Pick<Tapped, 'ran'>): boolean => ran !== undefined
