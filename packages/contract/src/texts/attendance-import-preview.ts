import { counted } from './counted.ts'
import { importTexts, inRows } from './imports.ts'

/** What an import of a clock's file would write: its counts and its rows. */
export const attendanceImportPreviewTexts = {
  /** After the file's name, where the reader has several branches. */
  ofBranch: (branch: string) => `of ${branch}`,
  /** After the file's name. */
  listsPunches: 'lists punches; they are paired to one row a day.',
  importRows: (rows: number) => `Import ${inRows(rows)}`,
  nothingNew: 'There is nothing new to import.',
  columns: { result: 'Result', times: 'Times' },
  /** Between a row's two times. */
  to: 'to',
  outcomes: { good: 'New', unchanged: 'Unchanged' },
  tiles: {
    good: 'Good',
    unchanged: 'Unchanged',
    unchangedHint: 'Recorded already with the same times',
    bad: 'Bad',
    badHint: importTexts.leftOut,
    otherNameHint: 'Somebody else by the file',
    ofSheet: 'Every row of the sheet',
    ofFile: 'Every row of the file',
  },
  /** '12 new days, 58 add a time out'. @param rows all that are good, and those of them that add to a record */
  goodHint: (rows: { readonly good: number; readonly timeOut: number; readonly times: number }) => {
    const { good, timeOut, times } = rows
    const newDays = good - timeOut - times
    if (newDays === good) return 'New days, ready to import'
    return [
      newDays > 0 && counted(newDays, 'new day', 'new days'),
      timeOut > 0 && counted(timeOut, 'adds a time out', 'add a time out'),
      times > 0 && counted(times, 'adds times', 'add times'),
    ]
      .filter(Boolean)
      .join(', ')
  },
} as const
