import { createClient } from '@tahi/client'
import { isAttended } from './attended.ts'

const key = 'tahi-token'
const ownerKey = 'tahi-draft-owner'
/** Prefix of the session storage keys that hold unsaved form values. */
export const draftPrefix = 'tahi-draft:'
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The bearer token of this tab's session (D2: in session storage). */
export const session = {
  token: (): string | null => sessionStorage.getItem(key),
  /** The person of the present or last session. */
  personId: (): string | null => sessionStorage.getItem(ownerKey),
  /** Signs a person in. Drafts of another person in this tab are removed. */
  begin(token: string, personId: string): void {
    if (session.personId() !== personId) for (const name of draftNames()) sessionStorage.removeItem(name)
    sessionStorage.setItem(ownerKey, personId)
    sessionStorage.setItem(key, token)
    tell()
  },
  /** The session ended; unsaved forms stay for the same person's next session. */
  end(): void {
    // Several calls may learn of it at the same time.
    if (session.token() === null) return
    sessionStorage.removeItem(key)
    tell()
  },
  /** A sign-out on purpose: nothing of this person stays in the tab. */
  leave(): void {
    sessionStorage.clear()
  },
  /** Whether this tab keeps something typed and not saved. */
  hasDrafts: (): boolean => draftNames().length > 0,
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const draftNames = () => Object.keys(sessionStorage).filter((name) => name.startsWith(draftPrefix))

/** The server's typed calls, made as the signed-in user. */
export const client = createClient({
  token: session.token,
  attended: isAttended,
  onSessionEnd: session.end,
})
