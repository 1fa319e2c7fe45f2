import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const resultsFile = 'bench/results/latest.md'
export const quotingPage = 'docs/scaling.md'
const [begin, end] = ['<!-- bench/results/latest.md -->', '<!-- end -->']

/** As the bench marks rows. */
const [notMet, noAim] = ['**not met**', 'no aim']

/** Of each database's tables, by the title of their first column, what the page shows of a row. */
const quoted = [
  { title: 'call', columns: [/^product\/s$/, /^ratio/, /^p99 ratio/] },
  { title: 'page', columns: [/^largest to smallest/] },
  { title: 'what', columns: [/^figure$/] },
  { title: 'live', columns: [/^product$/, /^ratio$/] },
]

/**
 * @typedef {object} Table
 * @property {string[]} header
 * @property {string[][]} rows
 */

/**
 * Puts what the latest run of the bench measured between the marks of the page that speaks of it.
 * @param {string} root
 */
export function quoteResults(root) {
  writeFileSync(join(root, quotingPage), withQuote(root))
}

/**
 * @param {string} root
 * @returns {boolean} whether the page says what the latest run measured
 */
export function quotesResults(root) {
  return readFileSync(join(root, quotingPage), 'utf8') === withQuote(root)
}

/**
 * The page as it should be.
 * @param {string} root
 */
function withQuote(root) {
  const page = readFileSync(join(root, quotingPage), 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${quotingPage} has lost its marks ${begin} and ${end}`)
  return `${before}${begin}\n\n${quote(readFileSync(join(root, resultsFile), 'utf8'))}\n\n${end}${after}`
}

/**
 * Both databases side by side, and a sentence for each aim that is not met.
 * @param {string} results
 */
function quote(results) {
  const [head = '', ...sections] = results.split(/^## /m)
  const measured = sections.map((section) => ({
    name: section.split('\n', 1)[0] ?? '',
    size: /^.* records of attendance.*$/m.exec(section)?.[0],
    tables: readTables(section),
  }))
  const databases = measured.filter(({ size }) => size)
  const misses = measured.flatMap(({ name, tables }) =>
    tables.flatMap(({ header, rows }) => missed(name, header, rows)),
  )
  return [
    `${head.split('\n')[2]} Each database had ${databases[0]?.size}`,
    ...quoted.flatMap(({ title, columns }) => sideBySide(title, columns, databases)),
    misses.length === 0 ? 'Every aim is met.' : `Aims that are not met:\n\n${misses.join('\n')}`,
  ].join('\n\n')
}

/**
 * @param {string} title
 * @param {RegExp[]} columns
 * @param {{ name: string, tables: Table[] }[]} databases
 * @returns {string[]} the table, if anything was measured of it
 */
function sideBySide(title, columns, databases) {
  const tables = databases.map(({ tables }) => tables.find(({ header }) => header[0] === title))
  const [first] = tables.filter((table) => table !== undefined)
  if (!first) return []
  const names = columns.flatMap((column) => first.header.filter((name) => column.test(name)))
  const lines = first.rows.map(([name = '']) => {
    const cells = tables.map((table) => {
      const row = table?.rows.find(([other]) => other === name)
      const figures = columns.map(
        (column) => row?.[table?.header.findIndex((name) => column.test(name)) ?? -1],
      )
      const [last] = row?.slice(-1) ?? []
      return [...figures.map(withoutRange), last === notMet || last === noAim ? last : '']
        .filter(Boolean)
        .join(', ')
    })
    return [name, ...cells]
  })
  const header = [`${title}: ${names.join('; ')}`, ...databases.map(({ name }) => name)]
  return [[header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')]
}

/** @param {string} [cell] such as 0.68× (0.65–0.83) */
function withoutRange(cell = '') {
  return cell.replace(/ \([\d.]+–[\d.]+\)$/, '')
}

/**
 * A sentence for each aim of a table that is not met: what was measured, and the aim, which has a column or stands in the titles.
 * @param {string} section
 * @param {string[]} header
 * @param {string[][]} rows
 */
function missed(section, header, rows) {
  const aimed = (/** @type {string} */ title) => header.includes('aim') || /[≤≥<]/.test(title)
  return rows
    .filter((row) => row.at(-1) === notMet)
    .map((row) => {
      const figures = header
        .map((title, column) => (aimed(title) && row[column] ? `${title}: ${row[column]}` : ''))
        .slice(1, -1)
        .filter(Boolean)
      return `- ${section}, ${row[0]}: ${figures.join('; ')}.`
    })
}

/**
 * @param {string} text
 * @returns {Table[]}
 */
function readTables(text) {
  return (text.match(/(?:^\|.*\n?)+/gm) ?? []).map((table) => {
    const [header = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
    return { header, rows }
  })
}
