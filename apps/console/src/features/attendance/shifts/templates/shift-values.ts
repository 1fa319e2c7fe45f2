import { newId } from '@tahi/client/new-id'
import { name, type Shift, texts, wallTime } from '@tahi/contract'
import { formatClock } from '@tahi/ui/format/clock.ts'
import { z } from 'zod'
import { type States, type Version, versionsOf } from '../../../../platform/stale/versions.ts'
import { daysInWords } from '../days.ts'

/** A type, not an interface, to fit `Record<string, unknown>`. */
export type ShiftValues = {
  /** For a new shift, created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  branchId: string
  name: string
  start: string
  end: string
  breakMinutes: number
  days: number[]
}

export const shiftSchema = z.object({
  branchId: z.string().min(1, texts.choose.branch),
  name,
  start: wallTime,
  end: wallTime,
  breakMinutes: z.int('Enter whole minutes').min(0, 'At least 0 minutes').max(480, 'At most 480 minutes'),
  days: z.array(z.int()).min(1, 'Choose at least one day'),
})

/** A new shift: Monday to Saturday with an hour of break (D3). */
export const newShift = (branchId: string): ShiftValues => ({
  _id: newId(),
  version: 0,
  branchId,
  name: '',
  start: '',
  end: '',
  breakMinutes: 60,
  days: [1, 2, 3, 4, 5, 6],
})

export const shiftValues = ({ status: _, ...shift }: Shift): ShiftValues => shift

/** The typed shift beside the one that somebody else saved in between. */
export const shiftVersions = (states: States<ShiftValues>): Version[] =>
  versionsOf(
    [
      { label: 'Name', words: ({ name }) => name },
      { label: 'Start', words: ({ start }) => formatClock(start) },
      { label: 'End', words: ({ end }) => formatClock(end) },
      { label: 'Break', words: ({ breakMinutes }) => `${breakMinutes} min` },
      { label: 'Days', words: ({ days }) => daysInWords(days) },
    ],
    states,
  )
