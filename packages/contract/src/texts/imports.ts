import { limits } from '../limits.ts'
import { unexpected } from './general.ts'
import { megabytes } from './megabytes.ts'

/** Texts of every import. */
export const importTexts = {
  whatToDrop: `CSV or the first sheet of an .xlsx, to ${megabytes(limits.uploadBytes)}`,
  unreadable: 'This file cannot be read. Send a CSV file or an .xlsx spreadsheet.',
  failed: `${unexpected}. Send the file again.`,
  interrupted: 'The server was restarted meanwhile; nothing was written. Send the file again.',
  checkAgain: 'Check Again',
  oneAtATime: 'Your last file is still being read. Send this one when it is done.',
} as const
