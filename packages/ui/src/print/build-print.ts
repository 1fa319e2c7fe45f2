import { texts } from '@tahi/contract/components'
import type { PrintColumn, PrintDocument, PrintSection, PrintSlip, PrintTable } from './print-document.ts'

/** Builds a paper with DOM calls only, so that no text can become markup. */
export function buildPaper(target: Document, paper: PrintDocument): HTMLElement {
  const make = maker(target)
  const { company, title, subtitle, orientation } = paper
  const head = make('header', 'company', [
    ...(company.logo ? [picture(target, company.logo)] : []),
    make(
      'div',
      'brand',
      brandLines(company).map((line) => make('span', '', line)),
    ),
    ...(company.lines.length > 0 ? [make('span', 'full-name', company.name)] : []),
  ])
  const heading = make('div', 'heading', [
    make('h1', '', title),
    ...(subtitle ? [make('p', '', subtitle)] : []),
  ])
  return make('article', orientation ? `paper ${orientation}` : 'paper', [
    head,
    heading,
    ...paper.sections.flatMap((section, index) =>
      buildOne(make, section, paper.sections[index - 1], paper.sections[index + 1]),
    ),
  ])
}

const brandLines = ({ name, lines }: PrintDocument['company']) => (lines.length > 0 ? lines : [name])

/** As an absolute address, because the print window has no address of its own. */
function picture(target: Document, address: string): HTMLImageElement {
  const image = target.createElement('img')
  image.src = new URL(address, document.baseURI).href
  image.alt = ''
  return image
}

type Make = ReturnType<typeof maker>

function maker(target: Document) {
  return <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    className: string,
    content: string | Node[] = [],
  ) => {
    const element = target.createElement(tag)
    if (className) element.className = className
    if (typeof content === 'string') element.textContent = content
    else element.append(...content)
    return element
  }
}

/** A table takes in the signatures that follow it, so that nobody signs a sheet that shows nothing. */
function buildOne(
  make: Make,
  section: PrintSection,
  before: PrintSection | undefined,
  next: PrintSection | undefined,
): HTMLElement[] {
  if (section.kind === 'signatures' && before?.kind === 'table') return []
  if (section.kind === 'table' && next?.kind === 'signatures')
    return [buildTable(make, section, buildSection(make, next))]
  return [buildSection(make, section)]
}

function buildSection(make: Make, section: PrintSection): HTMLElement {
  switch (section.kind) {
    case 'table':
      return buildTable(make, section)
    case 'beside':
      return make(
        'div',
        'beside',
        section.tables.map((table) => buildTable(make, table)),
      )
    case 'facts':
      return make('section', 'facts', [
        ...caption(make, section.caption),
        make(
          'dl',
          '',
          section.pairs.map(([label, value]) =>
            make('div', '', [make('dt', '', label), make('dd', '', value)]),
          ),
        ),
      ])
    case 'highlight':
      return make('p', 'highlight', [make('span', '', section.label), make('strong', '', section.value)])
    case 'note':
      return make('p', 'note', section.text)
    case 'slips':
      return make(
        'div',
        'slips',
        section.slips.map((slip) => buildSlip(make, slip)),
      )
    case 'signatures':
      return make(
        'div',
        'signatures',
        section.labels.map((label) => make('div', '', label)),
      )
    case 'pageBreak':
      return make('div', 'pageBreak')
  }
}

const buildSlip = (make: Make, { title, subtitle, value, lines }: PrintSlip) =>
  make('section', 'slip', [
    make('h2', '', title),
    ...(subtitle ? [make('span', '', subtitle)] : []),
    make('strong', '', value),
    ...lines.map((line) => make('p', '', line)),
  ])

/** How many of a table's last rows stay on the sheet of its signatures. */
const signedRows = 2

/** @param signatures to be below the table */
function buildTable(make: Make, table: PrintTable, signatures?: HTMLElement): HTMLElement {
  const { columns, rows, footer, empty = texts.states.noData } = table
  const head = make(
    'tr',
    '',
    columns.map((column) => sized(make('th', classesOf(column), column.label), column)),
  )
  const row = (cells: readonly string[], className = '') =>
    make(
      'tr',
      className,
      columns.map((column, index) => make('td', classesOf(column), cells[index] ?? '')),
    )
  const wide = (className: string, content: string | Node[]) => {
    const cell = make('td', className, content)
    cell.colSpan = columns.length
    return make('tr', '', [cell])
  }
  const body = rows.length > 0 ? rows.map((cells) => row(cells)) : [wide('none', empty)]
  // Not a tfoot: browsers repeat it on every page, and totals belong at the end.
  const totals = footer ? [row(footer, 'totals')] : []
  // Browsers keep a group of rows on one page, and not what only should not begin one.
  const last = signatures ? [...body.splice(-signedRows), ...totals, wide('signed', [signatures])] : totals
  return make('section', ['table', table.dense && 'dense'].filter(Boolean).join(' '), [
    ...caption(make, table.caption),
    make('table', '', [
      make('thead', '', [head]),
      make('tbody', '', body),
      ...(last.length > 0 ? [make('tbody', 'last', last)] : []),
    ]),
  ])
}

function sized(cell: HTMLElement, column: PrintColumn): HTMLElement {
  cell.setAttribute('scope', 'col')
  if (column.width) cell.style.width = column.width
  return cell
}

function classesOf({ align, oneLine }: PrintColumn): string {
  return [align === 'start' ? undefined : align, oneLine ? 'one-line' : undefined].filter(Boolean).join(' ')
}

function caption(make: Make, text: string | undefined): HTMLElement[] {
  return text === undefined ? [] : [make('h2', '', text)]
}
