import { limits, texts } from '@tahi/contract'
import { damaged, readTags } from './sheet-tags.ts'
import { mostRead } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { unescaped } from './xml-attributes.ts'

/** A cell whose formula has failed: its place, from 0, and what it shows, such as '#N/A'. */
export interface FailedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

export interface ScannedSheet {
  /** A sheet with the rows as they were, up to the last that has something in a cell. */
  readonly xml: string
  readonly failed: FailedCell[]
}

/**
 * Looks through a sheet before the library reads it. The library fills an array up to every row and column that is
 * named: one cell far away, in a file of a kilobyte, would take all memory, and V8 then ends the whole process. Only cells
 * with something in them count, because formats often reach to the last row or column.
 * @param rows how many may be imported
 * @throws UnreadableFile
 */
export function scanSheet(xml: string, rows: number): ScannedSheet {
  const opening = /<(?:[\w.-]+:)?sheetData(?:\s[^<>]*|\/)?>/.exec(xml)
  if (!opening) throw damaged()
  const from = opening.index + opening[0].length
  const found = new Rows(rows, from)
  if (!opening[0].endsWith('/>')) readTags(xml, from, found)
  return {
    xml: `<worksheet><sheetData>${xml.slice(from, found.end)}</sheetData></worksheet>`,
    failed: found.failed,
  }
}

/** A cell while it is read. */
interface OpenCell {
  readonly address: string
  readonly column: number
  readonly type: string | undefined
  text: string
}

/** What is known of a sheet's rows so far. Whatever the library would take for another row or column is refused. */
class Rows {
  readonly failed: FailedCell[] = []
  /** Where the last row ends that has something in a cell. */
  end: number
  private isOver = false
  private lastRow = 0
  /** Its number, if it is known: a row without one has that of its first cell. */
  private row: { number: number | undefined; isFilled: boolean } | undefined
  private cell: OpenCell | undefined
  private readonly inside = { v: false, is: false }
  private readonly rows: number

  constructor(rows: number, from: number) {
    this.rows = rows
    this.end = from
  }

  readonly isDone = (): boolean => this.isOver

  readonly text = (text: string): void => {
    if (this.cell && (this.inside.v || this.inside.is)) this.cell.text += text
  }

  readonly open = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (name === 'sheetData') throw damaged()
    if (name === 'row') this.openRow(attributes.get('r'))
    else if (name === 'c') this.openCell(attributes.get('r') ?? '', attributes.get('t'))
    else if (name === 'v' || name === 'is') this.inside[name] = true
  }

  readonly close = (name: string, end: number): void => {
    if (name === 'row') this.closeRow(end)
    else if (name === 'c') this.closeCell()
    else if (name === 'v' || name === 'is') this.inside[name] = false
    else if (name === 'sheetData') {
      if (this.row) throw damaged()
      this.isOver = true
    }
  }

  private openRow(number: string | undefined): void {
    if (this.row || (number !== undefined && !/^\d{1,10}$/.test(number))) throw damaged()
    this.row = { number: undefined, isFilled: false }
    if (number !== undefined) this.numberRow(Number(number))
  }

  private numberRow(number: number): void {
    if (!this.row || number <= this.lastRow) throw damaged()
    this.row.number = number
  }

  private closeRow(end: number): void {
    if (!this.row || this.cell) throw damaged()
    this.lastRow = this.row.number ?? this.lastRow + 1
    if (this.row.isFilled) this.end = end
    this.row = undefined
  }

  private openCell(address: string, type: string | undefined): void {
    const [, letters = '', digits] = /^([A-Z]{1,10})(\d{1,10})$/.exec(address) ?? []
    if (!this.row || this.cell || digits === undefined) throw damaged()
    if (this.row.number === undefined) this.numberRow(Number(digits))
    if (this.row.number !== Number(digits)) throw damaged()
    this.cell = { address, column: columnOf(letters), type, text: '' }
    this.inside.v = false
    this.inside.is = false
  }

  private closeCell(): void {
    const { row, cell } = this
    if (!row || row.number === undefined || !cell) throw damaged()
    this.cell = undefined
    if (!hasText(cell)) return
    const { address, column, type, text } = cell
    if (type === 'e') {
      this.failed.push({ row: row.number - 1, column, text: unescaped(text) })
      return
    }
    if (row.number > mostRead(this.rows)) throw new UnreadableFile(texts.imports.farDown(address, this.rows))
    if (column >= limits.importColumns) throw new UnreadableFile(texts.imports.farRight(address))
    row.isFilled = true
  }
}

/** The library drops blank texts: a formula that gives none, filled down to the last row, is nothing. */
const hasText = ({ type, text }: OpenCell): boolean =>
  type === 'str' || type === 'inlineStr' ? /\S/.test(text) : text !== ''

/** A is 0, Z is 25, AA is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
