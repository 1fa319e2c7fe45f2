import type { AttendanceSummaryRow } from '@tahi/contract'
import type { StatusFilter } from '../statuses.ts'

/** Whose day it is, and what its list counts. */
export type CountedDay = Pick<AttendanceSummaryRow, 'branchId' | 'date'> & {
  /** Undefined for present. */
  status?: StatusFilter | undefined
  search?: string | undefined
}

/**
 * Asks for the figures of a branch's day anew, because its list is read anew too: beside the figures of before, those whom
 * HR confirmed meanwhile would count twice. By branch, so that there is a row also where nobody is present any more.
 */
export const askedFigures = ({ branchId, date, status, search }: CountedDay) => ({
  query: { from: date, to: date, branchId, status, search, by: 'branch' } as const,
})

/** The figures answered. Without an answered row there is nobody to count, of as many employees as before. */
export const figuresOf = (
  answered: readonly AttendanceSummaryRow[],
  before: AttendanceSummaryRow,
): AttendanceSummaryRow => answered[0] ?? { ...before, totalAttendance: 0, toConfirm: 0 }
