import { atContact, type Elapsed, readOn } from './elapsed.ts'

const key = 'tahi-clock'
/** How often the clocks are read while the application is open: no jump between two readings is missed. */
const everyMs = 15_000

let steadyAt: number | null = null

const kept = (): Elapsed => {
  const text = localStorage.getItem(key)
  return text === null ? { ...atContact(0, Date.now()), contactAt: null } : (JSON.parse(text) as Elapsed)
}
const keep = (elapsed: Elapsed): Elapsed => {
  localStorage.setItem(key, JSON.stringify(elapsed))
  return elapsed
}

/** Watches the phone's clock from one answer of the server to the next (D3: the server's time decides). */
export const clockWatch = {
  /** Reads both clocks now. */
  read(): Elapsed {
    const now = performance.now()
    const steady = steadyAt === null ? null : now - steadyAt
    steadyAt = now
    return keep(readOn(kept(), { phone: Date.now(), steady }))
  },
  /** The server answered, and this is its clock. */
  contact(serverTime: Date): void {
    steadyAt = performance.now()
    keep(atContact(serverTime.getTime(), Date.now()))
  },
}

setInterval(clockWatch.read, everyMs)
document.addEventListener('visibilitychange', clockWatch.read)
