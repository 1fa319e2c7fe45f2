import type { Cell, Column, Row, Table } from './report/results.ts'

/**
 * A Markdown table, also aligned as plain text, with numbers right-aligned. Aims and verdicts of rows are the last columns,
 * if there are any.
 */
export function table({ columns, rows }: Table): string {
  const hasAims = rows.some(({ aim }) => aim !== undefined)
  const hasVerdicts = rows.some(({ verdict }) => verdict !== undefined)
  return align(
    [...columns.map(titleOf), ...(hasAims ? ['aim'] : []), ...(hasVerdicts ? [''] : [])],
    rows.map(({ cells, aim, verdict }) => [
      ...cells.map(textOf),
      ...(hasAims ? [aim ?? ''] : []),
      ...(hasVerdicts ? [verdict === 'not met' ? '**not met**' : (verdict ?? '')] : []),
    ]),
  )
}

const titleOf = ({ title, aim }: Column): string => (aim === undefined ? title : `${title}, ${aim}`)

const textOf = (cell: Cell): string =>
  typeof cell === 'string' ? cell : `${cell.median} (${cell.least}–${cell.most})`

function align(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  )
  const isNumber = header.map((_, column) =>
    rows.every((row) => /^(?:[\d.,–]+|)(?: |$|×)/.test(row[column] ?? '')),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(header), line(rule), ...rows.map(line)].join('\n')
}

/** Columns without aims. */
export const columns = (...titles: readonly string[]): Column[] => titles.map((title) => ({ title }))

/** A row without an aim. */
export const row = (...cells: readonly string[]): Row => ({ cells })

/** Rounded for reading: 1,234, 56.7, 8.91. */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)

export const times = (value: number): string => `${value.toFixed(2)}×`
