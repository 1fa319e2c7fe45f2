import { addDays, type Day } from '../calendar.ts'
import { type Cell, cellText } from '../spreadsheet/cell.ts'
import { type DateOrder, dateCells, type EitherDate, type Rows } from '../spreadsheet/date-order.ts'
import { readDay } from '../spreadsheet/moment.ts'
import { areOfLately } from './recent-days.ts'

/** A date with a year of two digits, of which the first number may be the year too. */
interface ShortDate {
  readonly text: string
  /** The day where the year is the last number. */
  readonly yearLast: Day
  readonly yearFirst: Day
}

const shortDate = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})\b/

/** Further back than clocks' files are that somebody still imports. */
const daysLongAgo = 2 * 366

/** Some clocks list the days to the end of the month. */
const daysAhead = 60

/**
 * A date such as 26/8/13 whose year may be its last number or its first, when nothing in the file tells which. The year
 * is the last number if one of these holds:
 * 1. Some date's first number cannot be a year: 45/8/13 makes no day, and 31/8/13 would lie in the future.
 * 2. Only then are the dates of the last 60 days.
 * 3. With the first number as the year, the newest date is more than two years old, and older than otherwise.
 * @param order of day and month in the file
 * @param today the company's day
 */
export function dateOfEitherYear(
  rows: Rows,
  headerIndex: number,
  dateColumns: readonly number[],
  { order, today }: { order: DateOrder; today: Day },
): EitherDate | undefined {
  const dates = new Map<string, ShortDate>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const found = typeof cell === 'string' ? shortDate.exec(cell) : null
    if (!found || dates.has(found[0])) continue
    const yearFirst = dayOfYearFirst(found)
    if (yearFirst === undefined) return undefined
    const yearLast = readDay(cell, order)
    if (yearLast) dates.set(found[0], { text: cellText(cell as Cell), yearLast, yearFirst })
  }
  const all = [...dates.values()]
  const doubtful = all.find(({ yearLast, yearFirst }) => yearLast !== yearFirst)
  if (!doubtful || isYearLast(all, today)) return undefined
  return { text: doubtful.text, days: [doubtful.yearLast, doubtful.yearFirst] }
}

/** undefined where the first number is no year, and for what would be no day. */
function dayOfYearFirst([, year = '', month, day]: RegExpExecArray): Day | undefined {
  return year.length === 2 ? (readDay(`20${year}-${month}-${day}`, 'month_first') ?? undefined) : undefined
}

function isYearLast(dates: readonly ShortDate[], today: Day): boolean {
  const last = dates.map(({ yearLast }) => yearLast)
  const first = dates.map(({ yearFirst }) => yearFirst)
  if (newest(first) > addDays(today, daysAhead)) return true
  if (areOfLately(last, today) && !areOfLately(first, today)) return true
  return newest(first) < newest(last) && newest(first) < addDays(today, -daysLongAgo)
}

const newest = (days: readonly Day[]): Day => days.reduce((one, other) => (other > one ? other : one))
