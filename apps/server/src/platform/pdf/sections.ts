import { type Colour, colours, column, mm, type Paper, type Style } from './paper.ts'

/** The parts of papers, each drawn below the one before. */

const body = { size: 9 }
const padding = { x: 2 * mm, y: 1.05 * mm }
const belowTable = 5 * mm

/** Height of the lines to sign on. */
export const signaturesHeight = 24 * mm

/** The company's details, and below them the paper's title. */
export function drawHead(
  paper: Paper,
  {
    company,
    lines,
    title,
    subtitle,
  }: { company: string; lines: readonly string[]; title: string; subtitle: string },
): void {
  // Wraps long texts: a shortened address would be useless.
  const whole = (text: string, style: Style, oneLine: number) => {
    paper.wrapped(text, style, { x: column.left, width: column.width })
    paper.y += oneLine + paper.height(text, style, column.width) - paper.height(' ', style, column.width)
  }
  whole(company, { size: 12.5, bold: true }, 6 * mm)
  for (const line of lines) whole(line, { size: 8.5, colour: colours.dim }, 4 * mm)
  paper.y += 1.5 * mm
  paper.rule(colours.accent, 1.5)
  paper.y += 5 * mm
  paper.line(title, { size: 15, bold: true })
  paper.y += 7.5 * mm
  paper.line(subtitle, { size: 9.5, colour: colours.dim })
  paper.y += 7.5 * mm
}

/** Facts in two columns, read row by row; a long one takes more than one line. */
export function drawFacts(paper: Paper, facts: readonly (readonly [label: string, value: string])[]): void {
  const gap = 8 * mm
  const width = (column.width - gap) / 2
  const bold = { ...body, bold: true }
  const heightOf = (text: string) => paper.height(text || ' ', bold, width * 0.6)
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2)
    const more = Math.max(...pair.map(([, value]) => heightOf(value))) - heightOf(' ')
    const top = paper.y
    for (const [side, [label, value]] of pair.entries()) {
      const x = column.left + side * (width + gap)
      paper.y = top
      paper.line(label, { ...body, colour: colours.dim }, { x, width: width * 0.48 })
      paper.wrapped(value, bold, { x: x + width * 0.4, width: width * 0.6, end: true })
      paper.y = top + more + 4.4 * mm
      paper.rule(colours.line, 0.5, { x, width })
    }
    paper.y = top + more + 5.6 * mm
  }
  paper.y += 4 * mm
}

interface Column {
  readonly label: string
  /** Share of the sheet's width. */
  readonly part: number
  readonly end?: boolean
}

interface Row {
  readonly cells: readonly string[]
  readonly colour?: Colour
  /** A sum, set apart from the rows that it adds up. */
  readonly total?: boolean
}

interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly empty: string
  /** The height of the part below, which must share a sheet with the table's last row. */
  readonly followedBy?: number
}

/** A table whose head is repeated on every sheet. */
export function drawTable(paper: Paper, { columns, rows, empty, followedBy = 0 }: Table): void {
  const cells = placesOf(columns)
  const drawRow = ({ cells: texts, colour, total = false }: Row, height: number) => {
    const top = paper.y
    for (const [index, text] of texts.entries()) {
      const { x, width, end } = cells[index] ?? { x: 0, width: 0, end: false }
      const style = { ...body, bold: total, ...(colour && { colour }) }
      paper.y = top + padding.y
      if (end) paper.line(text, style, { x, width, end })
      else paper.wrapped(text, style, { x, width })
    }
    paper.y = top + height
    paper.rule(colours.line, 0.5)
  }
  const heightOf = ({ cells: texts, total = false }: Row): number =>
    2 * padding.y +
    Math.max(
      ...texts.map((text, index) =>
        paper.height(text || ' ', { ...body, bold: total }, cells[index]?.width ?? 0),
      ),
    )

  const withLast = followedBy > 0 ? belowTable + followedBy : 0
  // A table's head is never alone at the foot of a sheet.
  paper.room(18 * mm + (rows.length > 1 ? 0 : withLast))
  drawTableHead(paper, columns, cells)
  for (const [index, row] of rows.entries()) {
    const height = heightOf(row)
    const isLast = index === rows.length - 1
    if (paper.room(height + (isLast ? withLast : 0))) drawTableHead(paper, columns, cells)
    if (row.total) paper.rule(colours.strong, 0.75)
    drawRow(row, height)
  }
  if (rows.length === 0) {
    paper.y += padding.y
    paper.line(empty, { ...body, colour: colours.dim }, { x: column.left + padding.x })
    paper.y += 5 * mm
  }
  paper.y += belowTable
}

function drawTableHead(paper: Paper, columns: readonly Column[], cells: ReturnType<typeof placesOf>): void {
  const height = 5.4 * mm
  paper.box(colours.head, height)
  paper.y += padding.y
  for (const [index, { label }] of columns.entries())
    paper.line(label, { size: 8.5, bold: true }, cells[index])
  paper.y += height - padding.y
  paper.rule(colours.strong, 0.75)
}

function placesOf(columns: readonly Column[]) {
  let left = column.left
  return columns.map(({ part, end = false }) => {
    const place = { x: left + padding.x, width: column.width * part - 2 * padding.x, end }
    left += column.width * part
    return place
  })
}

/** The paper's main amount, with a note on how it is computed. */
export function drawHighlight(
  paper: Paper,
  { label, note, value }: { label: string; note: string; value: string },
): void {
  const height = 14 * mm
  paper.room(height)
  paper.box(colours.highlight, height)
  paper.box(colours.accent, height, { x: column.left, width: 2.5 })
  const inner = { x: column.left + 4 * mm, width: column.width - 8 * mm }
  paper.y += 2.6 * mm
  paper.line(label, { size: 10.5, bold: true }, inner)
  paper.line(value, { size: 15, bold: true }, { ...inner, end: true })
  paper.y += 5 * mm
  paper.line(note, { size: 8.5, colour: colours.dim }, { ...inner, width: inner.width * 0.6 })
  paper.y += height - 7.6 * mm + 5 * mm
}

/**
 * A line to sign on for each label, side by side. The table above sets `followedBy`, so that signatures are never alone on
 * a sheet.
 */
export function drawSignatures(paper: Paper, labels: readonly string[]): void {
  paper.room(signaturesHeight)
  paper.y += 16 * mm
  const gap = 10 * mm
  const width = (column.width - gap * (labels.length - 1)) / labels.length
  const top = paper.y
  for (const [index, label] of labels.entries()) {
    const x = column.left + index * (width + gap)
    paper.y = top
    paper.rule(colours.text, 0.75, { x, width })
    paper.y += 1.5 * mm
    paper.line(label, { size: 8.5, colour: colours.dim }, { x, width })
  }
}
