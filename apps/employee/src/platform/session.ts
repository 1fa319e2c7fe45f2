import { createClient } from '@tahi/client/client'
import { useSyncExternalStore } from 'react'
import { clockWatch } from './clock/watch.ts'
import { line } from './line.ts'
import { Subject } from './subject.ts'

const tokenKey = 'tahi-token'
const personKey = 'tahi-person'
const token = new Subject(localStorage.getItem(tokenKey))

/** Who is signed in on this phone, until signing out, 90 days without use, or an end from elsewhere (D2). */
export const session = {
  token: token.read,
  subscribe: token.subscribe,
  /** Whose phone it is: also after a session that ended, so that what waits is sent by nobody else. */
  personId: (): string | null => localStorage.getItem(personKey),
  begin(newToken: string, personId: string): void {
    localStorage.setItem(personKey, personId)
    localStorage.setItem(tokenKey, newToken)
    token.set(newToken)
  },
  end(): void {
    localStorage.removeItem(tokenKey)
    token.set(null)
  },
}

export const useToken = (): string | null => useSyncExternalStore(token.subscribe, token.read)

/** The typed calls of the server, made as whoever is signed in. */
export const client = createClient({
  token: session.token,
  onSessionEnd: session.end,
  onAnswer(headers) {
    line.answered()
    const date = headers.get('date')
    if (date) clockWatch.contact(new Date(date))
  },
})
