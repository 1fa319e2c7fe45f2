import type { ImportSheets } from '@tahi/contract'
import type { Cell } from '@tahi/domain'
import { readSheet } from 'read-excel-file/node'
import { inspectArchive } from '../files/archive.ts'
import { cutName } from './chunks.ts'
import { oneSheetFile } from './one-sheet-file.ts'
import { type FailedCell, scanSheet } from './scan-sheet.ts'
import { since1904 } from './since-1904.ts'
import { mostRead, type Table, type TableKind } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { openWorkbook, type Sheet, type Workbook } from './workbook.ts'

/** Sheets among which the table is looked for: each costs as much as a file. */
const searchedSheets = 10

/** Names that are told of the sheets that were not read. */
const namedSheets = 10

/**
 * The first visible sheet that holds such a table, up to one row more than may be imported; where none does, the first
 * with cells.
 * @param rows how many may be imported
 * @throws UnreadableFile
 */
export async function spreadsheetTable(bytes: Buffer, rows: number, kind: TableKind): Promise<Table> {
  try {
    await inspectArchive(bytes)
    const workbook = await openWorkbook(bytes)
    const sheets = await visibleSheets(workbook)
    const { sheet, cells } = await chosen(sheets, kind, (one) => cellsOf(workbook, one, rows))
    const counted = workbook.from1904 ? since1904(cells, kind.dayColumns(cells)) : cells
    return { cells: counted, sheets: notRead(sheet, sheets), isText: false }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile()
  }
}

/** Those with cells; a file without any has its first one. */
async function visibleSheets({ sheets, part }: Workbook): Promise<Sheet[]> {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const filled: Sheet[] = []
  for (const sheet of visible) if (hasCells(await part(sheet.path))) filled.push(sheet)
  return filled.length > 0 ? filled : visible.slice(0, 1)
}

const hasCells = (xml: string): boolean => /<(?:\w+:)?(?:v|is)[\s>]/.test(xml)

interface Read {
  readonly sheet: Sheet
  readonly cells: Cell[][]
}

async function chosen(
  sheets: readonly Sheet[],
  kind: TableKind,
  read: (sheet: Sheet) => Promise<Cell[][]>,
): Promise<Read> {
  let first: Read | undefined
  let failure: unknown
  for (const sheet of sheets.slice(0, searchedSheets)) {
    try {
      const one = { sheet, cells: await read(sheet) }
      if (sheets.length === 1 || kind.isHeldBy(one.cells)) return one
      first ??= one
    } catch (error) {
      // Another sheet may hold the table.
      failure = error
    }
  }
  if (failure || !first) throw failure
  return first
}

async function cellsOf(workbook: Workbook, { path }: Sheet, rows: number): Promise<Cell[][]> {
  const { xml, failed } = scanSheet(await workbook.part(path), rows)
  const file = oneSheetFile({
    sheet: xml,
    sharedStrings: await workbook.sharedStrings(),
    styles: await workbook.styles(),
    from1904: workbook.from1904,
  })
  // The library types a date cell as the Date constructor; it is a Date.
  const cells = (await readSheet(file, 1)) as unknown as Cell[][]
  const most = mostRead(rows)
  for (const cell of failed) put(cells, cell, most)
  return cells.slice(0, most)
}

/** The library takes a formula that has failed for an empty cell. A cell beside the table has no title, and says nothing. */
function put(cells: Cell[][], { row, column, text }: FailedCell, most: number): void {
  if (column >= (cells[0]?.length ?? 0)) return
  while (cells.length <= Math.min(row, most)) cells.push([])
  const its = cells[row]
  if (!its) return
  while (its.length < column) its.push(null)
  its[column] = text
}

function notRead(read: Sheet, sheets: readonly Sheet[]): ImportSheets | null {
  const others = sheets.filter((sheet) => sheet !== read).map(({ name }) => cutName(name))
  if (others.length === 0) return null
  const named = others.slice(0, namedSheets)
  return { read: cutName(read.name), notRead: named, more: others.length - named.length }
}
