import { FailedCall } from '@tahi/client'
import { day, type PersonName, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { z } from 'zod'

/** The form values of an assignment; `shiftId` is a shift's id, or 'none' for the usual hours. */
export type AssignValues = { shiftId: string; from: string }

export const assignSchema = z.object({ shiftId: z.string().min(1, texts.shiftAssign.noShift), from: day })

interface Outcome {
  readonly keptDays: number
  readonly keptAbsences: number
  readonly beginsLater: readonly PersonName[]
  readonly endsSooner: readonly PersonName[]
}

/** What differs from what was asked for, in sentences: the days and absences that stay, and who has them later or shorter. */
export function differences({ keptDays, keptAbsences, beginsLater, endsSooner }: Outcome): string[] {
  const words = texts.shift
  return [
    ...(keptDays > 0 ? [words.keptDays(keptDays)] : []),
    ...(keptAbsences > 0 ? [words.keptAbsences(keptAbsences)] : []),
    ...(beginsLater.length > 0 ? [words.beginsLater(beginsLater.map(fullName))] : []),
    ...(endsSooner.length > 0 ? [words.endsSooner(endsSooner.map(fullName))] : []),
  ]
}

/** Whether a failed call refused the chosen shift, because it was removed meanwhile. */
export const refusesShift = (failure: unknown): boolean =>
  failure instanceof FailedCall && failure.errors.some(({ path }) => path === 'shiftId')
