import { type AttendanceRecord, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import type { Seen } from '../../../platform/lists/seen.ts'
import { ofWhom } from '../of-whom.ts'

/** A day that is about to be confirmed or set to Present. */
export type DecidedDay = Seen &
  Pick<AttendanceRecord, 'employee' | 'date'> & {
    /** Whether a correction request waits for it. */
    readonly correctionWaits: boolean
  }

/** Tells for which of these days a correction request waits; '' when for none. */
export function waitingWords(days: readonly DecidedDay[]): string {
  const waiting = days.filter(({ correctionWaits }) => correctionWaits)
  return waiting.length === 0 ? '' : texts.correction.decideFirst(waiting.length, ofWhom(waiting))
}

/**
 * Asks before days are decided for which a correction request waits, because deciding leaves the request open.
 * @param action what is about to be done: 'Confirm'
 * @returns whether to go on
 */
export async function askFirst(days: readonly DecidedDay[], action: string): Promise<boolean> {
  const detail = waitingWords(days)
  if (detail === '') return true
  return confirm({ message: texts.correction.decideFirstQuestion(action), detail, confirmLabel: action })
}
