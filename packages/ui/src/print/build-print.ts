import { uiSettings } from '../settings.ts'
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
    ...paper.sections.map((section) => buildSection(make, section)),
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

function buildTable(make: Make, table: PrintTable): HTMLElement {
  const { columns, rows, footer, empty = uiSettings().words.noData } = table
  const head = make(
    'tr',
    '',
    columns.map((column) => sized(make('th', classesOf(column), column.label), column)),
  )
  const row = (cells: readonly string[]) =>
    make(
      'tr',
      '',
      columns.map((column, index) => make('td', classesOf(column), cells[index] ?? '')),
    )
  const none = make('td', 'none', empty)
  none.colSpan = columns.length
  const body = rows.length > 0 ? rows.map(row) : [make('tr', '', [none])]
  return make('section', table.dense ? 'table dense' : 'table', [
    ...caption(make, table.caption),
    make('table', '', [
      make('thead', '', [head]),
      make('tbody', '', body),
      // Not a tfoot: browsers repeat it on every page, and totals belong at the end.
      ...(footer ? [make('tbody', 'totals', [row(footer)])] : []),
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
