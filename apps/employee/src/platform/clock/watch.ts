import { atContact, type Elapsed, readOn } from './elapsed.ts'

const key = 'tahi-clock'
/** Interval of clock readings while the application is open, in milliseconds, so that no jump goes unnoticed. */
const everyMs = 15_000

/**
 * This window's last reading. If another window has read since, this window's monotonic clock cannot tell the time
 * elapsed.
 */
let own: { readonly steadyAt: number; readonly phone: number } | null = null

const kept = (): Elapsed => {
  const text = localStorage.getItem(key)
  // A reading of an earlier version lacks fields.
  return { ...atContact(null, Date.now()), ...(text === null ? {} : (JSON.parse(text) as Partial<Elapsed>)) }
}
const keep = (elapsed: Elapsed): Elapsed => {
  own = { steadyAt: performance.now(), phone: elapsed.phone }
  try {
    localStorage.setItem(key, JSON.stringify(elapsed))
  } catch {
    // No storage space: it continues from the stored reading.
  }
  return elapsed
}
const look = (): Elapsed => {
  const before = kept()
  const steady = own?.phone === before.phone ? performance.now() - own.steadyAt : null
  return readOn(before, { phone: Date.now(), steady })
}

/** Measures the phone's clock against the server's answers (D3: the server's time decides). */
export const clockWatch = {
  /** Reads both clocks now. */
  read: (): Elapsed => keep(look()),
  /** Records an answer with the server's time. */
  contact(serverTime: Date): void {
    keep(atContact(serverTime.getTime(), Date.now(), look()))
  },
  /** The server's time, extrapolated from its last answer (D1); the phone's before the first. */
  serverTime(): Date {
    const { contactAt, since, phone } = look()
    return new Date(contactAt === null ? phone : contactAt + since)
  },
  /** Whether that time is certainly too early: the phone's clock was lost while it was off. */
  isLost: (): boolean => look().lost > 0,
}

setInterval(clockWatch.read, everyMs)
document.addEventListener('visibilitychange', clockWatch.read)
