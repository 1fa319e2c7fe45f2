import { personDayKey } from './person-day.ts'
import type { ReadPunch } from './read-row.ts'
import type { ReadRow } from './row.ts'

/**
 * Makes one row of all punches of a person's day, in order of lines. The earliest punch is the time in, the latest
 * the time out, a single one the time in. A repeated line changes nothing. A double tap, within a minute as at the
 * gate, is no time out. In/Out states are ignored. The row has the line and cells of its first punch in the file; rows
 * without a time count only where the day has nothing else.
 * A problem in any punch makes the day one row with that problem and that punch's line: half a day is never imported.
 * Times that cannot be read stand in it side by side: whoever mends only the first would make half a day of it.
 * Punches without a person or a day get a row each.
 */
export function pairPunches(punches: Iterable<ReadPunch>): ReadRow[] {
  const rows: ReadRow[] = []
  const rowOfDay = new Map<string, ReadRow>()
  for (const punch of punches) {
    const { line, userId, name, day, time, problem, raw } = punch
    const key = userId === '' || day === null ? undefined : personDayKey(userId, day)
    const row = key === undefined ? undefined : rowOfDay.get(key)
    if (row) {
      addPunch(row, punch)
      continue
    }
    const started: ReadRow = { line, userId, name, day, timeIn: time, timeOut: null, problem, raw }
    if (key !== undefined) rowOfDay.set(key, started)
    rows.push(started)
  }
  for (const row of rows) forgetDoubleTap(row)
  return rows.sort((one, other) => one.line - other.line)
}

/** Runs once every punch is known: a later punch may be the time out. */
function forgetDoubleTap(row: ReadRow): void {
  if (row.timeIn !== null && row.timeOut !== null && row.timeOut <= row.timeIn + 1) row.timeOut = null
}

function addPunch(row: ReadRow, { line, name, time, problem, raw }: ReadPunch): void {
  if (row.name === '') row.name = name
  const isFirst = row.timeIn === null && time !== null
  // What the midnight hides has to be mended too.
  const isHidden = problem === 'bad_time' && row.problem === 'midnight'
  if (isHidden || (row.problem === null && (problem !== null || isFirst))) {
    row.problem = problem
    row.line = line
    row.raw = raw
  } else if (problem === 'bad_time' && row.problem === 'bad_time') row.raw = sideBySide(row.raw, raw)
  if (time === null) return
  const times = [row.timeIn, row.timeOut, time].filter((one) => one !== null)
  const latest = Math.max(...times)
  row.timeIn = Math.min(...times)
  row.timeOut = latest > row.timeIn ? latest : null
}

/** Cells that are longer are not read by anybody; a file may repeat one punch without end. */
const longestCell = 100

const sideBySide = (cells: readonly string[], others: readonly string[]): string[] =>
  cells.map((cell, column) => {
    const other = others[column] ?? ''
    const isThere = other === '' || ` ${cell}`.endsWith(` ${other}`)
    return isThere || cell.length > longestCell ? cell : `${cell} ${other}`.trim()
  })
