import { counted } from './counted.ts'

/** The list of days (C2 Manager view), and the dialog in it that sets the time out of several. */
export const attendanceListTexts = {
  /** Between the days and the requests to correct them. */
  pages: { attendance: 'Days', corrections: 'Corrections' },
  columns: { timeIn: 'Time In', timeOut: 'Time Out' },
  reasonHint: 'Kept in the history of each day with your name.',
  reasonExample: 'The power was cut at 17:00',
  /** Of an import that was carried out. @param good how many rows of its file were written */
  imported: ({ good }: { readonly good: number }) => `${counted(good, 'row', 'rows')} imported`,
} as const
