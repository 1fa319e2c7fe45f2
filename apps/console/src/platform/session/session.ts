import { createClient } from '@tahi/client'
import { isAttended } from './attended.ts'

const key = 'tahi-token'
const ownerKey = 'tahi-draft-owner'
/** Before the names of forms whose unsaved values are kept in session storage. */
export const draftPrefix = 'tahi-draft:'
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The bearer token of this tab's session (D2: in session storage). */
export const session = {
  token: (): string | null => sessionStorage.getItem(key),
  /** Whose session it is, or was. */
  personId: (): string | null => sessionStorage.getItem(ownerKey),
  /** Signs a person in. What somebody else left unsaved in this tab is forgotten. */
  begin(token: string, personId: string): void {
    if (sessionStorage.getItem(ownerKey) !== personId) forgetDrafts()
    sessionStorage.setItem(ownerKey, personId)
    sessionStorage.setItem(key, token)
    tell()
  },
  /** The session is over; unsaved forms stay for the same person's next one. */
  end(): void {
    // Several calls may hear of it at the same time.
    if (session.token() === null) return
    sessionStorage.removeItem(key)
    tell()
  },
  /** Leaves on purpose: nothing of this person stays in the tab. */
  leave(): void {
    sessionStorage.clear()
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name)
}

/** The typed calls of the server, made as whoever is signed in. */
export const client = createClient({
  token: session.token,
  attended: isAttended,
  onSessionEnd: session.end,
})
