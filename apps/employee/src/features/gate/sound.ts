import { playNotes } from '@tahi/ui/play-notes.ts'

/**
 * Frequencies in Hertz, played in sequence. In rises, out falls, and a refusal is low, so that nobody needs to look.
 */
const tunes = { in: [660, 880], out: [880, 587], no: [196, 185] } as const
const volume = 0.2
/** Seconds from one tone to the next, and each tone's fade. */
const [step, fade] = [0.11, 0.22]

/** Plays the sound of a reply. */
export function play(tune: keyof typeof tunes): Promise<void> {
  const notes = tunes[tune].map((frequency, place) => ({ frequency, from: place * step, fade }))
  return tune === 'no' ? playNotes(notes, volume / 2, 'square') : playNotes(notes, volume)
}
