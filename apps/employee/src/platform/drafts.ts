import { session } from './session.ts'

/** Not the console's, which has the same storage in a window that was at both. */
const prefix = 'tahi-app-draft:'
const ownPrefix = () => `${prefix}${session.personId()}:`

/** What was typed and not sent yet, in this window, of whoever is signed in. */
export const drafts = {
  read: (name: string): string => sessionStorage.getItem(ownPrefix() + name) ?? '',
  keep(name: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(ownPrefix() + name)
      else sessionStorage.setItem(ownPrefix() + name, text)
    } catch {
      // No room: what is typed stands in the page all the same.
    }
  },
}

/**
 * Forgets them when one signs out, and what is anybody else's: whoever takes this phone reads nothing of it. After a session
 * that ended from elsewhere they wait for the same person's next one.
 */
export function forgetDrafts(): void {
  const forget = () => {
    const isLeft = session.token() === null && !session.wasLost()
    const stays = isLeft ? null : ownPrefix()
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && (stays === null || !key.startsWith(stays))) sessionStorage.removeItem(key)
  }
  forget()
  session.subscribe(forget)
}
