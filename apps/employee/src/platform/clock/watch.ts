import { atContact, type Elapsed, readOn } from './elapsed.ts'

const key = 'tahi-clock'
/** How often the clocks are read while the application is open: no jump between two readings is missed. */
const everyMs = 15_000

/** This window's last reading. Another window may have read since: how long ago that is, its steady clock cannot tell. */
let own: { readonly steadyAt: number; readonly phone: number } | null = null

const kept = (): Elapsed => {
  const text = localStorage.getItem(key)
  return text === null ? { ...atContact(0, Date.now()), contactAt: null } : (JSON.parse(text) as Elapsed)
}
const keep = (elapsed: Elapsed): Elapsed => {
  own = { steadyAt: performance.now(), phone: elapsed.phone }
  try {
    localStorage.setItem(key, JSON.stringify(elapsed))
  } catch {
    // No room: it counts on from what is kept.
  }
  return elapsed
}
const look = (): Elapsed => {
  const before = kept()
  const steady = own?.phone === before.phone ? performance.now() - own.steadyAt : null
  return readOn(before, { phone: Date.now(), steady })
}

/** Watches the phone's clock from one answer of the server to the next (D3: the server's time decides). */
export const clockWatch = {
  /** Reads both clocks now. */
  read: (): Elapsed => keep(look()),
  /** The server answered, and this is its clock. */
  contact(serverTime: Date): void {
    keep(atContact(serverTime.getTime(), Date.now()))
  },
  /** The server's clock now, counted on from its last answer (D1); the phone's own before the first. */
  serverTime(): Date {
    const { contactAt, since, phone } = look()
    return new Date(contactAt === null ? phone : contactAt + since)
  },
}

setInterval(clockWatch.read, everyMs)
document.addEventListener('visibilitychange', clockWatch.read)
