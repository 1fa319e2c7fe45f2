import { createClient } from '@tahi/client/client'
import { useSyncExternalStore } from 'react'
import { clockWatch } from './clock/watch.ts'
import { line } from './line.ts'
import { Subject } from './subject.ts'

const tokenKey = 'tahi-token'
const personKey = 'tahi-person'
const lostKey = 'tahi-session-lost'
const token = new Subject(localStorage.getItem(tokenKey))
/** Kept beside the token, so that a window never takes one person's work for another's. */
let person = localStorage.getItem(personKey)

/** Who is signed in on this phone, until signing out, 90 days without use, or an end from elsewhere (D2). */
export const session = {
  token: token.read,
  subscribe: token.subscribe,
  /** Whose phone it is: also after a session that ended, so that what waits is sent by nobody else. */
  personId: (): string | null => person,
  /** Whether the last session ended from elsewhere: whoever signs out knows why nobody is signed in. */
  wasLost: (): boolean => localStorage.getItem(lostKey) !== null,
  begin(newToken: string, personId: string): void {
    localStorage.removeItem(lostKey)
    localStorage.setItem(personKey, personId)
    localStorage.setItem(tokenKey, newToken)
    person = personId
    token.set(newToken)
  },
  /** Signed out. */
  end(): void {
    // Another window may have a session of its own by now.
    if (localStorage.getItem(tokenKey) === token.read()) localStorage.removeItem(tokenKey)
    token.set(null)
  },
  /** The server knows the session no longer. */
  lose(): void {
    if (localStorage.getItem(tokenKey) === token.read()) localStorage.setItem(lostKey, 'yes')
    session.end()
  },
}

/** Every window is whose the phone is: one that another window signed out is at the door, or anew as whoever came. */
export function followSession(): void {
  const follow = () => {
    const present = localStorage.getItem(tokenKey)
    if (present === token.read()) return
    if (present === null) token.set(null)
    else window.location.reload()
  }
  window.addEventListener('storage', follow)
  // A window that was frozen in the background heard of nothing.
  window.addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
}

export const useToken = (): string | null => useSyncExternalStore(token.subscribe, token.read)

/** The typed calls of the server, made as whoever is signed in. */
export const client = createClient({
  token: session.token,
  onSessionEnd: session.lose,
  onAnswer(headers) {
    line.answered()
    const date = headers.get('date')
    if (date) clockWatch.contact(new Date(date))
  },
})
