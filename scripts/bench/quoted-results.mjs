import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const resultsFile = 'bench/results/latest.json'
export const quotingPage = 'docs/scaling.md'
const [begin, end] = ['<!-- bench/results/latest.json -->', '<!-- end -->']

/** The columns that the page shows of each database's tables, by the title of a table's first column. */
const quoted = [
  { title: 'call', columns: ['product/s', 'ratio', 'p99 ratio'] },
  { title: 'page', columns: ['largest to smallest'] },
  { title: 'what', columns: ['figure'] },
  { title: 'live', columns: ['product', 'ratio'] },
]

/**
 * What the bench writes (bench/src/report/results.ts).
 * @typedef {{ run: string, sections: Section[] }} Results
 * @typedef {{ title: string, company?: string, tables: Table[] }} Section
 * @typedef {{ columns: Column[], rows: Row[] }} Table
 * @typedef {{ title: string, aim?: string }} Column
 * @typedef {{ cells: Cell[], aim?: string, verdict?: 'ok' | 'not met' | 'no aim' }} Row
 * @typedef {string | { median: string, least: string, most: string }} Cell
 */

/**
 * Writes the latest run's figures between the marks of the page on scaling.
 * @param {string} root
 */
export function quoteResults(root) {
  writeFileSync(join(root, quotingPage), withQuote(root))
}

/**
 * @param {string} root
 * @returns {boolean} whether the page has the latest run's figures
 */
export function quotesResults(root) {
  return readFileSync(join(root, quotingPage), 'utf8') === withQuote(root)
}

/**
 * The page with the latest figures.
 * @param {string} root
 */
function withQuote(root) {
  const page = readFileSync(join(root, quotingPage), 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${quotingPage} has lost its marks ${begin} and ${end}`)
  const results = JSON.parse(readFileSync(join(root, resultsFile), 'utf8'))
  return `${before}${begin}\n\n${quote(results)}\n\n${end}${after}`
}

/**
 * Both databases side by side, and a sentence for each aim that is not met.
 * @param {Results} results
 */
function quote({ run, sections }) {
  const databases = sections.filter(({ company }) => company)
  const misses = sections.flatMap(({ title, tables }) => tables.flatMap((table) => missed(title, table)))
  return [
    `${run} Each database had ${databases[0]?.company}`,
    ...quoted.flatMap(({ title, columns }) => sideBySide(title, columns, databases)),
    misses.length === 0 ? 'Every aim is met.' : `Aims that are not met:\n\n${misses.join('\n')}`,
  ].join('\n\n')
}

/**
 * @param {string} title
 * @param {string[]} wanted titles of columns
 * @param {Section[]} databases
 * @returns {string[]} the table, unless none of its rows was measured
 */
function sideBySide(title, wanted, databases) {
  const tables = databases.map(({ tables }) => tables.find(({ columns }) => columns[0]?.title === title))
  const [first] = tables.filter((table) => table !== undefined)
  if (!first) return []
  const names = first.columns.filter((column) => wanted.includes(column.title)).map(titleOf)
  const lines = first.rows.map(({ cells: [name = ''] }) => [
    textOf(name),
    ...tables.map((table) => {
      const row = table?.rows.find(({ cells }) => cells[0] === name)
      const figures = wanted.map(
        (column) => row?.cells[table?.columns.findIndex(({ title }) => title === column) ?? -1],
      )
      return [...figures.map(medianOf), remarkOf(row)].filter(Boolean).join(', ')
    }),
  ])
  const header = [`${title}: ${names.join('; ')}`, ...databases.map(({ title }) => title)]
  return [[header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')]
}

/**
 * A sentence for each aim of a table that is not met: the measured figure, and the aim of its row or column.
 * @param {string} section
 * @param {Table} table
 */
function missed(section, { columns, rows }) {
  return rows
    .filter(({ verdict }) => verdict === 'not met')
    .map(({ cells: [name = '', ...figures], aim }) => {
      const measured = columns
        .slice(1)
        .map((column, index) => ({ column, text: textOf(figures[index]) }))
        .filter(({ column, text }) => text && (aim || column.aim))
        .map(({ column, text }) => `${titleOf(column)}: ${text}`)
      return `- ${section}, ${textOf(name)}: ${[...measured, ...(aim ? [`aim: ${aim}`] : [])].join('; ')}.`
    })
}

/** @param {Column} column */
const titleOf = ({ title, aim }) => (aim ? `${title}, ${aim}` : title)

/** @param {Cell} [cell] */
const textOf = (cell = '') =>
  typeof cell === 'string' ? cell : `${cell.median} (${cell.least}–${cell.most})`

/** @param {Cell} [cell] */
const medianOf = (cell = '') => (typeof cell === 'string' ? cell : cell.median)

/** @param {Row} [row] */
const remarkOf = ({ verdict } = { cells: [] }) =>
  verdict === 'not met' ? '**not met**' : verdict === 'no aim' ? verdict : ''
