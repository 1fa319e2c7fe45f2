import { clockWatch } from './watch.ts'

/** What the phone can measure of a tap, for the server to judge when it was. */
export interface Tapped {
  /** The phone's clock. */
  readonly phoneTime: string
  /** Milliseconds since the server's last answer; null before the first. */
  readonly sinceContact: number | null
  /** The server's clock in that answer. */
  readonly contactAt: string | null
  /** Milliseconds by which the phone saw its own clock jump back since. */
  readonly setBack: number
}

/** A tap at this moment. */
export function tapNow(): Tapped {
  const { phone, contactAt, since, setBack } = clockWatch.read()
  return {
    phoneTime: new Date(phone).toISOString(),
    sinceContact: contactAt === null ? null : Math.round(since),
    contactAt: contactAt === null ? null : new Date(contactAt).toISOString(),
    setBack: Math.round(setBack),
  }
}

/** The same as it leaves: what it says of the phone's clock is completed only then. */
export function sentNow<T extends Tapped>(tap: T): T & { sentAt: string } {
  const { phone, contactAt, setBack } = clockWatch.read()
  // No answer came in between: a jump of the clock behind the tap counts as well.
  const isSameContact =
    contactAt !== null && tap.contactAt !== null && Date.parse(tap.contactAt) === contactAt
  return {
    ...tap,
    sentAt: new Date(phone).toISOString(),
    ...(isSameContact && { setBack: Math.round(setBack) }),
  }
}
