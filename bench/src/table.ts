/** A Markdown table whose columns also stand under each other as plain text; numbers stand right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
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

/** Four digits at the most where they say something: 1,234, 56.7, 8.91. */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)

export const times = (value: number): string => `${value.toFixed(2)}×`
