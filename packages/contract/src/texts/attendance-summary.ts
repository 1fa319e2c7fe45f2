import { counted, formatCount } from './counted.ts'

/** The General Manager's counts per branch, and the dialog of a branch's day (C2 Admin view). */
export const attendanceSummaryTexts = {
  count: 'Count',
  by: { day: 'By day', branch: 'By branch' },
  dayByDay: 'Day by day',
  showDays: 'Show days',
  nobodyPresent: 'Nobody was present in this range. Choose other days or another branch.',
  nobodyListed: 'Nobody is in this list any more.',
  /** After a count. @param what what they are counted as, 'late' */
  ofEmployees: (employees: number, what: string) => `of ${formatCount(employees)} employees ${what}`,
  /** Under the printed summary's title. */
  printed: { day: 'Attendance by branch and day', branch: 'Attendance by branch' },
  branches: (branches: number) => counted(branches, 'branch', 'branches'),
} as const
