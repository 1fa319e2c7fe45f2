import type { AttendanceStatus } from '@tahi/domain'
import { fields } from './components/fields.ts'

/** The form of a day, and the dialog that corrects its times (C2 Attendance create, C4, D3). */
export const attendanceFormTexts = {
  currentStatus: 'Current status',
  /** On the button that opens the dialog. */
  toCorrectTimes: 'Correct times…',
  correctTimes: 'Correct times',
  correct: 'Correct',
  reasonHint: 'Kept in the history with your name.',
  reasonExample: 'The clock was off until 9:00',
  /** In place of a status, which nobody chose. */
  derived: 'derived from the times',
  openExisting: 'Open that record',
  timeExample: fields.noSuchTime,
  /** @param month 'November 2026' */
  monthOf: (name: string, month: string) => `Attendance of ${name}, ${month}`,
  emptyMonth: 'Nothing is recorded in this month yet.',
  stillToCome: 'Still to come',
  earnsNothing: 'Without times the day earns nothing.',
  /** @param status what the times give */
  wouldBe: (status: string) => `By these times the day would be ${status}. Choose Pending to derive it.`,
  timeInDespite: (status: string) => `There is a time in, although the day is recorded as ${status}.`,
  /** Why a pending day is shown with this status. @param lateAfter formatted */
  whyDerived: (lateAfter: string): Partial<Record<AttendanceStatus, string>> => ({
    pending: 'It stays pending until somebody confirms it.',
    present: 'There is a time in and no time out.',
    late: `Time in is later than ${lateAfter}.`,
    halfday: 'The worked time is 5 hours or less.',
  }),
} as const
