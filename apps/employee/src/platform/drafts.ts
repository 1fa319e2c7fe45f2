import { session } from './session.ts'

/** Differs from the console's prefix, which shares the storage in a window that opened both. */
const prefix = 'tahi-app-draft:'
const ownPrefix = () => `${prefix}${session.personId()}:`

/** Unsent form input of the person signed in; it outlives the window, which a phone closes when it needs the memory. */
export const drafts = {
  read: (name: string): string => localStorage.getItem(ownPrefix() + name) ?? '',
  keep(name: string, text: string): void {
    try {
      if (text === '') localStorage.removeItem(ownPrefix() + name)
      else localStorage.setItem(ownPrefix() + name, text)
    } catch {
      // No storage space: the input stays in the page.
    }
  },
}

/**
 * Deletes the drafts on sign-out, and those of other people, so that the phone's next user cannot read them. When a
 * session is ended remotely, drafts are kept for the same person's next session.
 */
export function forgetDrafts(): void {
  const forget = () => {
    const isLeft = session.token() === null && !session.wasLost()
    const stays = isLeft ? null : ownPrefix()
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && (stays === null || !key.startsWith(stays))) localStorage.removeItem(key)
  }
  forget()
  session.subscribe(forget)
}
