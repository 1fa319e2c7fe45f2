import type { Cell } from '@tahi/domain'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { inspectArchive } from '../files/archive.ts'

/** A file that is neither a spreadsheet nor text. */
export class UnreadableFile extends Error {}

/** A header row, and up to ten rows above it, do not count as rows. */
const rowsAbove = 11

/**
 * The cells of a file, up to one row more than may be imported. The content decides the format, not the name: a spreadsheet
 * is a zip file, everything else has to be text. Blocks the calling thread, which should be a worker.
 * @param rows how many may be imported
 * @throws UnreadableFile
 */
export async function cellsOf(content: Uint8Array, rows: number): Promise<Cell[][]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const most = rows + rowsAbove + 1
  return isZip ? spreadsheetCells(bytes, most) : textCells(decode(bytes), most)
}

async function spreadsheetCells(bytes: Buffer, most: number): Promise<Cell[][]> {
  try {
    await inspectArchive(bytes)
    // The library types a date cell as the Date constructor; it is a Date.
    const rows = (await readSheet(bytes)) as unknown as Cell[][]
    return rows.slice(0, most)
  } catch {
    throw new UnreadableFile()
  }
}

function textCells(text: string, most: number): Cell[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      // Files joined into one may mix line ends. Detected from the first line alone, one kind would hide rows that end with
      // another.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most,
    })
  } catch {
    throw new UnreadableFile()
  }
}

/** UTF-8; UTF-16 by its byte order mark; otherwise Windows-1252, in which Excel saves CSV in the Philippines. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new UnreadableFile()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that the first lines use most. */
function separatorOf(text: string): string {
  const sample = text.split('\n', 11).join('\n')
  const count = (separator: string) => sample.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
