import type { Origin } from '../http/binding.ts'
import type { Services } from '../services.ts'
import type { Work } from '../work.ts'
import type { Sheet } from './write-sheet.ts'

/** How a spreadsheet's file and its only sheet are called. */
export interface SheetNames {
  readonly file: string
  readonly sheet: string
}

/**
 * Answers with a spreadsheet of what one transaction reads when its turn has come. It is written when that has ended, on
 * another thread: nobody else waits for it.
 */
export async function exportSheet(
  { database, spreadsheets }: Services,
  { context, gone }: Origin,
  names: SheetNames,
  read: (work: Work) => Promise<Omit<Sheet, 'name'>>,
): Promise<{ fileName: string; content: Buffer }> {
  const sheet = async () => ({ name: names.sheet, ...(await database.work(context(), read, 'read')) })
  return { fileName: names.file, content: await spreadsheets.write(sheet, gone()) }
}
