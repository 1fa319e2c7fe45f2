import { importTexts, inRows } from './imports.ts'

interface Counts {
  readonly unchanged: number
  readonly bad: number
  readonly added: number
}

/** The dialog that imports people: the choice of a file, what it would change, what became of it. */
export const peopleImportDialogTexts = {
  title: 'Import employees',
  nothingWritten: 'Nobody was added or changed.',
  /** Dropped or chosen. */
  what: 'a spreadsheet of people',
  /** What to do with a file that is refused at once. */
  mend: { empty: 'Save it again.', large: 'Split it.' },
  presentList: 'Get the present list to edit',
  rules: [
    'A row with a known User ID changes that person; any other row adds one.',
    'An empty cell leaves the value as it is, and so does a column that is not there.',
    'Rates hold from the day in Rates From. Where there is none, a raise holds from today, and first rates from the beginning of last month.',
    'New people sign in with their birthday, yyyy-mm-dd, and then choose a password.',
    'An employee who gets another Account Access is mailed a link to choose a new password.',
    'Nothing is written before you have seen every changed cell.',
  ],
  nobody: 'There is nobody to add or change.',
  /** The groups of rows. */
  tiles: {
    added: { label: 'Added', hint: 'New people' },
    changed: { label: 'Changed', hint: 'Cell by cell below' },
    unchanged: { label: 'Unchanged', hint: 'As they are already' },
    bad: { label: 'Problems', hint: importTexts.leftOut },
  },
  cells: 'What changes',
  /** For a cell that is emptied. */
  empty: 'none',
  /** How it ended, by how many rows there were of each kind. */
  done: (fileName: string, { unchanged, bad, added }: Counts) =>
    [
      `From ${fileName}.`,
      ...(unchanged > 0 ? [`${inRows(unchanged)} changed nothing.`] : []),
      importTexts.left(bad),
      ...(added > 0 ? ['New people sign in with their birthday, yyyy-mm-dd, and choose a password.'] : []),
    ].join(' '),
} as const
