import type { Origin } from '../http/binding.ts'
import type { Services } from '../services.ts'
import type { Work } from '../work.ts'
import type { Sheet } from './write-sheet.ts'

/** The names of a spreadsheet's file and of its only sheet. */
export interface SheetNames {
  readonly file: string
  readonly sheet: string
}

/**
 * Replies with a spreadsheet of what one transaction reads when its turn has come, for whoever the caller is by then. It is written after the transaction, on
 * another thread, so no other request waits.
 */
export async function exportSheet(
  { database, spreadsheets }: Services,
  { context, gone, renew }: Origin,
  names: SheetNames,
  read: (work: Work) => Promise<Omit<Sheet, 'name'>>,
): Promise<{ fileName: string; content: Buffer }> {
  const sheet = async () => {
    await renew()
    return { name: names.sheet, ...(await database.work(context(), read, 'read')) }
  }
  return { fileName: names.file, content: await spreadsheets.write(sheet, gone()) }
}
