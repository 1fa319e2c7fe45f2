import { type createShift, type Input, name, type Shift, wallTime } from '@tahi/contract'
import { formatClock } from '@tahi/ui/format/clock.ts'
import { z } from 'zod'
import { newId } from '../../../../platform/new-id.ts'
import type { Version } from '../../../../platform/stale-notice.tsx'
import { daysInWords } from '../days.ts'

/** A type, not an interface: forms keep values by name. */
export type ShiftValues = {
  /** Of a new one made here and kept through retries, so that a repeated save is harmless (D1 create). */
  _id: string
  /** The version that was read; 0 of a new one. */
  version: number
  branchId: string
  name: string
  start: string
  end: string
  breakMinutes: number
  days: number[]
}

export const shiftSchema = z.object({
  branchId: z.string().min(1, 'Choose a branch'),
  name,
  start: wallTime,
  end: wallTime,
  breakMinutes: z.int('Enter whole minutes').min(0).max(480, 'At most 480 minutes'),
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

/** What is sent: a new shift has no version that it could have been read in. */
export const shiftBody = ({ version, ...values }: ShiftValues): Input<typeof createShift>['body'] => ({
  ...values,
  ...(version > 0 && { version }),
})

/** What was typed beside what somebody else saved. */
export const shiftVersions = (mine: ShiftValues, theirs: Shift): Version[] => {
  const version = (label: string, words: (shift: Omit<ShiftValues, 'version'>) => string): Version => ({
    label,
    mine: words(mine),
    theirs: words(theirs),
  })
  return [
    version('Name', ({ name }) => name),
    version('Start', ({ start }) => formatClock(start)),
    version('End', ({ end }) => formatClock(end)),
    version('Break', ({ breakMinutes }) => `${breakMinutes} min`),
    version('Days', ({ days }) => daysInWords(days)),
  ]
}
