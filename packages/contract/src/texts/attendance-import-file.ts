import { inRows } from './imports.ts'

/** The dialog that imports a clock's file: its first step, and what was imported. */
export const attendanceImportFileTexts = {
  nothingWritten: 'No attendance was written.',
  importing: (rows: number) => `Importing ${inRows(rows)}`,
  branchFirst: 'Choose the branch first, then the file.',
  chooseBranch: 'Choose the branch of this clock',
  clockFile: "the clock's file",
  about:
    "The file names its columns: a user ID or the clock's own number, and a date with time in and time out, or one punch a row. Names beside them are compared with the employees'. A clock's attlog.dat is taken as it is. Nothing is written before you have seen every row checked, and importing the same file again doubles nothing.",
  /** What to do about a file that is not taken. */
  mend: { empty: 'Export it again from the clock.', large: 'Split it by month.' },
  showToConfirm: 'Show days to confirm',
  /** After an import, before what is left to mend. */
  outcome: (imported: { readonly fileName: string; readonly unchanged: number; readonly noTimes: number }) =>
    [
      `From ${imported.fileName}.`,
      imported.unchanged > 0 && `${inRows(imported.unchanged)} stood there already.`,
      imported.noTimes > 0 && `${inRows(imported.noTimes)} had no times.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const
