import { newId } from '@tahi/client/new-id'
import { createShift, type Shift, texts } from '@tahi/contract'
import { specifiedSchedule, specifiedWorkingDays } from '@tahi/domain'
import { formatClock } from '@tahi/ui/format/clock.ts'
import { z } from 'zod'
import { type States, type Version, versionsOf } from '../../../../platform/stale/versions.ts'

const words = texts.shiftForm

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

/** The contract's fields; the form requires all of them. */
export const shiftSchema = createShift.body
  .omit({ _id: true, branchId: true, status: true, version: true })
  .required()
  .extend({ branchId: z.string().min(1, texts.choose.branch) })

/** A new shift: Monday to Saturday with an hour of break (D3). */
export const newShift = (branchId: string): ShiftValues => ({
  _id: newId(),
  version: 0,
  branchId,
  name: '',
  start: '',
  end: '',
  breakMinutes: specifiedSchedule.breakMinutes,
  days: [...specifiedWorkingDays],
})

export const shiftValues = ({ status: _, ...shift }: Shift): ShiftValues => shift

/** The typed shift beside the one that somebody else saved in between. */
export const shiftVersions = (states: States<ShiftValues>): Version[] =>
  versionsOf(
    [
      { label: texts.columns.name, words: ({ name }) => name },
      { label: words.start, words: ({ start }) => formatClock(start) },
      { label: words.end, words: ({ end }) => formatClock(end) },
      { label: words.break, words: ({ breakMinutes }) => words.minutes(breakMinutes) },
      { label: texts.columns.days, words: ({ days }) => texts.shiftDays.listed(days) },
    ],
    states,
  )
