import { keepText } from '../../../platform/keep-text.ts'
import type { Keeping, Waiting } from './outbox.ts'

const prefix = 'tahi-outbox:'

/**
 * A person's messages that the server has not stored yet. Local storage keeps them over a reload, a closed tab and a
 * restart. Each message has its own key, because several tabs write. Messages of other people are removed.
 */
export function keptMessagesOf(personId: string): Keeping {
  const own = `${prefix}${personId}:`
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && !name.startsWith(own)) localStorage.removeItem(name)
  return {
    read: () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(own))
        .flatMap((name) => readable(localStorage.getItem(name)))
        .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt)),
    // Without storage space the message waits only in this tab; it is sent anyway.
    keep: (message) => keepText(localStorage, own + message._id, JSON.stringify(message)),
    forget: (id) => localStorage.removeItem(own + id),
  }
}

/** A kept message; nothing when another tab has just removed it, or a full disk cut it off. */
function readable(kept: string | null): Waiting[] {
  try {
    return kept === null ? [] : [JSON.parse(kept)]
  } catch {
    return []
  }
}
