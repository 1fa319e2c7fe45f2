import { limits } from '../limits.ts'
import { unexpected } from './general.ts'
import { megabytes } from './megabytes.ts'

/** Texts of every import. */
export const importTexts = {
  whatToDrop: `CSV or one sheet of an .xlsx, to ${megabytes(limits.uploadBytes)}`,
  unreadable: 'This file cannot be read. Send a CSV file or an .xlsx spreadsheet.',
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
  oneAtATime: 'Your last file is still being read. Send this one when it is done.',
} as const
