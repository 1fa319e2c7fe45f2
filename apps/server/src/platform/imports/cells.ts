import { texts } from '@tahi/contract'
import { isProtected } from '../files/container.ts'
import { spreadsheetTable } from './spreadsheet-cells.ts'
import { mostRead, type Table, type TableKind } from './table.ts'
import { textCells } from './text-cells.ts'
import { UnreadableFile } from './unreadable-file.ts'

/**
 * The cells of a file, up to one row more than may be imported. The content decides the format, not the name: a
 * spreadsheet is a zip file, everything else has to be text. Blocks the calling thread, which should be a worker.
 * @param rows how many may be imported
 * @param kind chooses among several sheets
 * @returns the table, or why the file cannot be read, in words for a person
 */
export async function tableOf(
  content: Uint8Array,
  rows: number,
  kind: TableKind,
): Promise<Table | { problem: string }> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  if (isProtected(bytes)) return { problem: texts.upload.isProtected }
  try {
    return isZip
      ? await spreadsheetTable(bytes, rows, kind)
      : { cells: textCells(bytes, mostRead(rows)), sheets: null, isText: true }
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message }
    throw error
  }
}
