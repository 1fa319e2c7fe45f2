import type { AttendanceImport } from '@tahi/contract'
import { rowsInWords } from '../../../platform/import/import-words.ts'

export const importedWords = ({ good }: Pick<AttendanceImport, 'good'>): string =>
  `${rowsInWords(good)} imported`
