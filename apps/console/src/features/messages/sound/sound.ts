import { playNotes } from '@tahi/ui/play-notes.ts'
import { keepText } from '../../../platform/keep-text.ts'
import { isMuted } from './muted.ts'

/** The id of the last message that sounded, in any tab. */
const soundedKey = 'tahi-message-sounded'

/** Two soft notes. */
const notes = [
  { frequency: 660, from: 0, fade: 0.16 },
  { frequency: 880, from: 0.09, fade: 0.24 },
]
const volume = 0.08

/** Plays a short sound for a new message (W7), once for all events and tabs that report it. */
export function soundFor(messageId: string): void {
  if (localStorage.getItem(soundedKey) === messageId) return
  keepText(localStorage, soundedKey, messageId)
  // Browsers allow no sound before the user has interacted with the page.
  if (!isMuted() && navigator.userActivation?.hasBeenActive) void playNotes(notes, volume)
}
