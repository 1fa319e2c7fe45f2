import { limits } from '../limits.ts'
import { counted, formatCount } from './counted.ts'
import { unexpected } from './general.ts'
import { megabytes } from './megabytes.ts'

/** '1 row', '1,200 rows'. */
export const inRows = (count: number) => counted(count, 'row', 'rows')

/** @param share 0 to 1 */
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Texts of every import. */
export const importTexts = {
  whatToDrop: `CSV or one sheet of an .xlsx, to ${megabytes(limits.uploadBytes)}`,
  unreadable: 'This file cannot be read. Send a CSV file or an .xlsx spreadsheet.',
  damaged:
    'This spreadsheet is damaged. Open it in a spreadsheet program, save it again as .xlsx, and send that.',
  /** @param cell 'A1048576' @param rows how many may be imported */
  farDown: (cell: string, rows: number) =>
    `The cell ${cell} is filled, below the ${inRows(rows)} that a file can have. Delete what is below the table, or split the file.`,
  /** @param cell 'XFD1' */
  farRight: (cell: string) =>
    `The cell ${cell} is filled, beside the ${formatCount(limits.importColumns)} columns that a file can have. Delete what is beside the table.`,
  /** Of a text file. @param line where it begins */
  wideLine: (line: number) =>
    `Line ${line} has more than ${formatCount(limits.importColumns)} columns. Delete what is beside the table.`,
  tookTooLong:
    'Reading this file took too long, so it was given up. Save it again as .xlsx or CSV with only the table in it, and send that.',
  noRows: 'There are no rows below the titles of the columns.',
  /** @param line where the cell begins */
  hiddenRows: (line: number) =>
    `In line ${line} a cell in quotation marks (") goes on in the lines below and hides their rows. Remove the mark, or write the cell in one line.`,
  /** Which of several sheets holds the rows. @param more of those that were not read, beside the named */
  sheets: ({ read, notRead, more }: { read: string; notRead: readonly string[]; more: number }) =>
    `Read the sheet "${read}". Not read: ${notRead.map((name) => `"${name}"`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. To import another, move it to the front and send the file again.`,
  failed: `${unexpected}. Send the file again.`,
  interrupted: 'The server was restarted meanwhile; nothing was written. Send the file again.',
  checkAgain: 'Check Again',
  /** @param what 'the clock's file' */
  chooseFile: (what: string) => `Choose ${what}`,
  orDrop: 'or drop it here',
  emptyFile: (name: string, advice: string) => `${name} is empty. ${advice}`,
  largeFile: (name: string, advice: string) =>
    `${name} is larger than ${megabytes(limits.uploadBytes)}. ${advice}`,
  sending: (name: string, share: number) => `Sending ${name} ${percent(share)}`,
  upload: 'Upload',
  sent: (name: string) => `${name} is sent and being checked.`,
  checking: (name: string) => `Checking ${name}`,
  opening: 'Opening the file…',
  progress: (share: number, all: number) => `${percent(share)} of ${inRows(all)}`,
  mayClose: 'You may close this and go on; it does not stop.',
  goOn: 'Go on in the list',
  fileRows: 'Rows of the file',
  /** A row or a cell as it was read. */
  inFile: (read: string) => `In the file: ${read}`,
  /** Of the bad rows. */
  leftOut: 'Left out until they are mended',
  noFileRows: 'The file has no such rows.',
  rowsShown: 'Rows shown',
  problems: 'Problems',
  downloadBad: 'Download rows to mend',
  notKept: 'This import is no longer kept. Choose its file again.',
  anotherFile: 'Choose another file',
  importAnother: 'Import another file',
  /** The list's button, by what is under way; 'Import' otherwise. */
  button: {
    reading: (share: number) => `Reading ${percent(share)}`,
    importing: (share: number) => `Importing ${percent(share)}`,
    /** @param records how many would be written */
    ready: (records: number) =>
      records === 0 ? 'Import: nothing new' : `Import: ${formatCount(records)} ready`,
  },
  /** After an import. @param bad how many rows were left out */
  left: (bad: number) =>
    bad === 0
      ? 'Nothing is left to mend.'
      : `${inRows(bad)} could not be imported: mend ${bad === 1 ? 'it' : 'them'} in the spreadsheet and import that.`,
  oneAtATime: 'Your last file is still being read. Send this one when it is done.',
} as const
