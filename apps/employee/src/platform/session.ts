import { createClient } from '@tahi/client/client'
import { Subject } from '@tahi/client/subject'
import { useSyncExternalStore } from 'react'
import { NotKept } from './not-kept.ts'
import { watchAnswer } from './watch-answer.ts'

const tokenKey = 'tahi-token'
const personKey = 'tahi-person'
const lostKey = 'tahi-session-lost'
const token = new Subject(localStorage.getItem(tokenKey))
/** Stored beside the token, so that a window never takes one person's work for another's. */
let person = localStorage.getItem(personKey)

/** The session on this phone. It lasts until sign-out, 90 days without use, or a remote end (D2). */
export const session = {
  token: token.read,
  subscribe: token.subscribe,
  /** The phone's user, also after the session ended, so that nobody else sends the waiting entries. */
  personId: (): string | null => person,
  /** The person signed in; null while nobody is. */
  signedIn: (): string | null => (token.read() === null ? null : person),
  /** Whether the last session was ended remotely, rather than by signing out. */
  wasLost: (): boolean => localStorage.getItem(lostKey) !== null,
  /** @throws NotKept when the phone's storage is full; nothing has changed then */
  begin(newToken: string, personId: string): void {
    try {
      localStorage.setItem(personKey, personId)
      localStorage.setItem(tokenKey, newToken)
    } catch (error) {
      if (person === null) localStorage.removeItem(personKey)
      else localStorage.setItem(personKey, person)
      throw new NotKept(error)
    }
    localStorage.removeItem(lostKey)
    person = personId
    token.set(newToken)
  },
  /** Ends it after a sign-out. */
  end(): void {
    // Another window may have a new session.
    if (localStorage.getItem(tokenKey) === token.read()) localStorage.removeItem(tokenKey)
    token.set(null)
  },
  /** Ends it because the server no longer knows it. */
  lose(): void {
    if (localStorage.getItem(tokenKey) === token.read()) {
      // First, because it leaves space for the mark in a full storage.
      localStorage.removeItem(tokenKey)
      localStorage.setItem(lostKey, 'yes')
    }
    session.end()
  },
}

/** Keeps windows in sync: after a sign-out or a new sign-in in another window, this one follows. */
export function followSession(): void {
  const follow = () => {
    const present = localStorage.getItem(tokenKey)
    if (present === token.read()) return
    if (present === null) token.set(null)
    else window.location.reload()
  }
  window.addEventListener('storage', follow)
  // A window frozen in the background missed the events.
  window.addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
}

export const useToken = (): string | null => useSyncExternalStore(token.subscribe, token.read)

/** Calls to the server as the person signed in. */
export const client = createClient({
  token: session.token,
  onSessionEnd: session.lose,
  onSend: watchAnswer,
})
