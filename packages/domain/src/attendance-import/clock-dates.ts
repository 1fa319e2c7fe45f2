import { type Day, monthOf } from '../calendar.ts'
import { cellText } from '../spreadsheet/cell.ts'
import {
  certainOrders,
  type DateOrder,
  dateCells,
  type EitherDate,
  isEitherWay,
  numbersOf,
  type Rows,
} from '../spreadsheet/date-order.ts'
import { readDay, readMoment } from '../spreadsheet/moment.ts'
import { areOfLately } from './recent-days.ts'
import { dateOfEitherYear } from './short-years.ts'

/** How a file's dates are read. */
export interface DateReading {
  readonly order: DateOrder
  /**
   * What tells: the file's own dates, or earlier files, with a date of which nothing else does. undefined where the order
   * makes no difference.
   */
  readonly told?: 'by the file' | { readonly text: string; readonly date: Day }
}

/** One date in both orders. */
type Readings = Readonly<Record<DateOrder, Day>>

const orders = ['month_first', 'day_first'] as const

/** Fewer days of one month may be chance. */
const daysThatTell = 3

/**
 * The order in which a clock's dates are read, or a date that has to be asked about, because a wrong guess would pay days
 * of another month. The first of these that holds decides:
 * 1. A number above 12 is a day. All dates of a file have the same order (see `certainOrders`).
 * 2. The order in which at least three dates share one month: 8/2, 8/3, 8/4 are days of August, not the 8th of three
 *    months.
 * 3. The only order in which all dates are of the last 60 days.
 * 4. The order of earlier files.
 * A year of two digits is the last number, unless it may be the first (see `dateOfEitherYear`).
 * @param today the company's day
 * @param usual the order of earlier files of the same clock
 */
export function clockDateOrder(
  rows: Rows,
  headerIndex: number,
  dateColumns: readonly number[],
  known: { today: Day; usual: DateOrder | undefined },
): DateReading | EitherDate {
  const reading = orderOfDayAndMonth(rows, headerIndex, dateColumns, known)
  if (!('order' in reading)) return reading
  const { order } = reading
  return dateOfEitherYear(rows, headerIndex, dateColumns, { order, today: known.today }) ?? reading
}

function orderOfDayAndMonth(
  rows: Rows,
  headerIndex: number,
  dateColumns: readonly number[],
  { today, usual }: { today: Day; usual: DateOrder | undefined },
): DateReading | EitherDate {
  const [certain] = certainOrders(rows, headerIndex, dateColumns)
  if (certain) return { order: certain, told: 'by the file' }
  const dates = new Map<string, Readings>()
  let either: EitherDate | undefined
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const key = numbersOf(cell).join('/')
    if (key === '' || dates.has(key)) continue
    const [month_first, day_first] = orders.map((order) => readMoment(cell, order)?.day ?? undefined)
    if (month_first === undefined || day_first === undefined) continue
    dates.set(key, { month_first, day_first })
    if (isEitherWay(cell ?? null)) either ??= { text: cellText(cell), days: [month_first, day_first] }
  }
  if (!either) return turnedDate(rows, headerIndex, dateColumns, today) ?? { order: 'month_first' }
  const readings = orders.map((order) => ({ order, days: [...dates.values()].map((date) => date[order]) }))
  const found =
    readings.find(({ days }) => areOfOneMonth(days)) ?? only(readings, ({ days }) => areOfLately(days, today))
  if (found) return { order: found.order, told: 'by the file' }
  if (!usual) return either
  return { order: usual, told: { text: either.text, date: either.days[usual === 'month_first' ? 0 : 1] } }
}

/**
 * A date to be asked about in a file of real dates (not texts): a program that took the month for the day may have made
 * them, if they are of the last 60 days only with day and month exchanged. Three or more dates show this by themselves
 * (see `hasTurnedMonth`).
 */
function turnedDate(
  rows: Rows,
  headerIndex: number,
  dateColumns: readonly number[],
  today: Day,
): EitherDate | undefined {
  const dates = new Map<Day, Day>()
  for (const cell of dateCells(rows, headerIndex, dateColumns)) {
    const day = cell instanceof Date ? readDay(cell, 'month_first') : undefined
    if (!day) continue
    const turned = readDay(turnedAround(day), 'month_first')
    if (!turned) return undefined
    dates.set(day, turned)
  }
  const [first] = dates
  if (!first || areOfLately([...dates.keys()], today) || !areOfLately([...dates.values()], today))
    return undefined
  return { text: first[0], days: first }
}

/** '2026-11-05' of '2026-05-11'; no day when the day is above 12. */
const turnedAround = (day: Day): string => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`

const areOfOneMonth = (days: readonly Day[]): boolean =>
  days.length >= daysThatTell && new Set(days.map(monthOf)).size === 1

function only<T>(all: readonly T[], fits: (one: T) => boolean): T | undefined {
  const [first, ...more] = all.filter(fits)
  return more.length === 0 ? first : undefined
}
