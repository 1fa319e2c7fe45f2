import { clockWatch } from './watch.ts'

/** A phone's measurements of a tap, from which the server judges its time. */
export interface Tapped {
  /** The phone's clock. */
  readonly phoneTime: string
  /** Milliseconds since the server's last answer; null before the first. */
  readonly sinceContact: number | null
  /** The server's time in that answer. */
  readonly contactAt: string | null
  /** Milliseconds by which the phone's clock jumped back since then. */
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

/** The tap with the measurements that are only known at sending. */
export function sentNow<T extends Tapped>(tap: T): T & { sentAt: string } {
  const { phone, contactAt, setBack } = clockWatch.read()
  // Only without another answer in between: then a jump of the clock after the tap counts too.
  const isSameContact =
    contactAt !== null && tap.contactAt !== null && Date.parse(tap.contactAt) === contactAt
  return {
    ...tap,
    sentAt: new Date(phone).toISOString(),
    ...(isSameContact && { setBack: Math.round(setBack) }),
  }
}
