import PDFDocument from 'pdfkit'
import { fonts } from './fonts.ts'

/** Points per millimetre. */
export const mm = 72 / 25.4

/** A4 with the margins and colours of what the console prints (packages/ui/src/print/print-style.ts). */
const page = { width: 210 * mm, height: 297 * mm }
const margin = { top: 16 * mm, side: 15 * mm, bottom: 18 * mm }
export const column = { left: margin.side, width: page.width - 2 * margin.side }
export const colours = {
  text: '#1f1d1a',
  dim: '#555555',
  accent: '#334892',
  line: '#d2cdc3',
  strong: '#8f897e',
  head: '#f1eee8',
  highlight: '#eef1fa',
} as const

export type Colour = (typeof colours)[keyof typeof colours]

export interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: Colour
}

interface Place {
  readonly x?: number
  readonly width?: number
  readonly end?: boolean
}

/** A paper being drawn from top to bottom; lengths are points. */
export interface Paper {
  /** Where the next thing goes, from the top of the sheet. */
  y: number
  /** Begins a new sheet unless there is still room for this height. @returns whether it did */
  room(height: number): boolean
  /** One line at `y`: line breaks are ignored, and a text that is too long is cut with an ellipsis. */
  line(text: string, style: Style, place?: Place): void
  /** The height of a text that wraps. */
  height(text: string, style: Style, width: number): number
  /** A text that wraps, at `y`. */
  wrapped(text: string, style: Style, place: Place & { readonly x: number; readonly width: number }): void
  rule(colour: Colour, thickness: number, place?: { readonly x: number; readonly width: number }): void
  box(colour: Colour, height: number, place?: { readonly x: number; readonly width: number }): void
}

interface About {
  readonly title: string
  readonly author: string
  /** A BCP 47 tag. */
  readonly language: string
  readonly createdAt: Date
  /** The texts at the foot of each sheet, left and right. */
  foot(page: number, pages: number): readonly [string, string]
}

/** @returns the bytes of a PDF with its fonts reduced to the letters used; blocks this thread for some milliseconds */
export function drawPaper(about: About, draw: (paper: Paper) => void): Promise<Buffer> {
  const { title, author, language, createdAt } = about
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // Without this pdfkit would load Helvetica, and name it in the file.
    font: '',
    info: { Title: title, Author: author, Creator: 'Tahi', CreationDate: createdAt },
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const { regular, bold } = fonts()
  // pdfkit accepts fonts that are already loaded; its types allow only files and bytes.
  document.registerFont('regular', regular as unknown as Buffer)
  document.registerFont('bold', bold as unknown as Buffer)

  const paper = paperOn(document)
  draw(paper)
  drawFeet(document, paper, about)
  document.end()
  return bytes
}

function paperOn(document: PDFKit.PDFDocument): Paper {
  const use = ({ size, bold, colour = colours.text }: Style) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  const paper: Paper = {
    y: margin.top,
    room(height) {
      if (paper.y + height <= page.height - margin.bottom) return false
      document.addPage()
      paper.y = margin.top
      return true
    },
    line(text, style, { x = column.left, width = column.width, end = false } = {}) {
      use(style)
      const shown = cut(text.replaceAll('\n', ' '), width, (part) => document.widthOfString(part))
      const start = end ? x + width - document.widthOfString(shown) : x
      document.text(shown, start, paper.y, { lineBreak: false })
    },
    height: (text, style, width) => use(style).heightOfString(text, { width }),
    wrapped(text, style, { x, width, end = false }) {
      use(style).text(text, x, paper.y, { width, align: end ? 'right' : 'left' })
    },
    rule(colour, thickness, { x, width } = { x: column.left, width: column.width }) {
      document
        .moveTo(x, paper.y)
        .lineTo(x + width, paper.y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
    },
    box(colour, height, { x, width } = { x: column.left, width: column.width }) {
      document.rect(x, paper.y, width, height).fill(colour)
    },
  }
  return paper
}

function drawFeet(document: PDFKit.PDFDocument, paper: Paper, { foot }: About): void {
  const { start, count } = document.bufferedPageRange()
  for (let number = 1; number <= count; number += 1) {
    document.switchToPage(start + number - 1)
    const [left, right] = foot(number, count)
    const style = { size: 8, colour: colours.dim }
    paper.y = page.height - margin.bottom + 6 * mm
    paper.line(left, style, { width: column.width * 0.75 })
    paper.line(right, style, { end: true })
  }
}

function cut(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text
  let length = text.length - 1
  while (length > 0 && widthOf(`${text.slice(0, length)}…`) > width) length -= 1
  return `${text.slice(0, length).trimEnd()}…`
}
