import { texts } from '@tahi/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { lineHidingRows, lineOf } from './hidden-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { firstWideLine } from './wide-lines.ts'

/**
 * The cells of a text file, at most so many rows.
 * @throws UnreadableFile also where a quotation mark hides rows, or a row has too many columns
 */
export function textCells(bytes: Buffer, most: number): string[][] {
  const text = decode(bytes)
  if (otherFormat.test(text)) throw new UnreadableFile()
  const separator = separatorOf(text)
  const wide = firstWideLine(text, separator)
  if (wide !== undefined) throw new UnreadableFile(texts.imports.wideLine(wide))
  const rows = rowsOf(text, separator, most)
  const line = lineHidingRows(rows, separator)
  if (line !== undefined) throw new UnreadableFile(texts.imports.hiddenRows(line))
  return rows
}

/** A web page or XML, which programs also save under the name of a spreadsheet, and a PDF. */
const otherFormat =
  /^\s*(?:%PDF-|<(?:!doctype|!--|\?xml|html|head|meta|body|style|script|title|center|div|font|table|tr|h\d|p)\b)/i

function rowsOf(text: string, separator: string, most: number): string[][] {
  const read = (content: string): string[][] =>
    parse(content, {
      delimiter: separator,
      // Files joined into one may mix line ends. Detected from the first line alone, one kind would hide rows that end with
      // another.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most,
    })
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw new UnreadableFile()
    // The row that the mark begins is the last one, which has all the rest of the file.
    const rows = read(`${text}"`)
    throw new UnreadableFile(texts.imports.hiddenRows(lineOf(rows, rows.length - 1)))
  }
}

/** UTF-8; UTF-16 by its byte order mark; otherwise Windows-1252, in which Excel saves CSV in the Philippines. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new UnreadableFile()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}

/** What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has control characters. */
const fromEuro = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** By hand, because the decoder of Node.js 20 takes Windows-1252 for Latin-1. */
const windows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (letter) => fromEuro.charAt(letter.charCodeAt(0) - 0x80))

/** The separator that the first lines use most. */
function separatorOf(text: string): string {
  const sample = text.split('\n', 11).join('\n')
  const count = (separator: string) => sample.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
