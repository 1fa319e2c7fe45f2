import type { Tone } from '../tone.ts'

/** A day's look in a strip: its colour, and a shape that tells it apart without the colour. */
export type DayLook = { tone: Tone; shape: 'full' | 'half' | 'outline' | 'stripes' | 'dot' }

/** The looks of days with a record, by its status. */
export const recordLooks = {
  present: { tone: 'good', shape: 'full' },
  pending: { tone: 'warn', shape: 'stripes' },
  late: { tone: 'warn', shape: 'full' },
  halfday: { tone: 'info', shape: 'half' },
  absent: { tone: 'bad', shape: 'outline' },
  leave: { tone: 'neutral', shape: 'stripes' },
} as const satisfies Record<string, DayLook>
