import { keepText } from '../../../platform/keep-text.ts'
import type { Keeping, Waiting } from './outbox.ts'

const prefix = 'tahi-outbox:'

/**
 * What a person has written and the server has not stored yet: in local storage, so that a reload, a closed tab and a
 * restart lose nothing; each message by itself, since several tabs write. What anybody else left here is forgotten.
 */
export function keptMessagesOf(personId: string): Keeping {
  const own = `${prefix}${personId}:`
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && !name.startsWith(own)) localStorage.removeItem(name)
  return {
    read: () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(own))
        .map((name): Waiting => JSON.parse(localStorage.getItem(name) ?? ''))
        .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt)),
    // Without room it waits in this tab alone, and is sent all the same.
    keep: (message) => keepText(localStorage, own + message._id, JSON.stringify(message)),
    forget: (id) => localStorage.removeItem(own + id),
  }
}
