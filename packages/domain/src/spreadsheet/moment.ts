import { type Day, firstYear, isDay, lastYear, millisecondsPerDay } from '../calendar.ts'
import type { WallTime } from '../wall-time.ts'
import { type Cell, cellText, isTimeAlone, nearestSecond } from './cell.ts'
import type { DateOrder } from './date-order.ts'

/** A cell's day, its time, or both; both null when it is empty. */
export type Moment = { day: Day | null; time: WallTime | null }

const empty: Moment = { day: null, time: null }

/** How clocks, and the product's own lists (C2: 'n/a'), write an empty value. */
const emptyMarks = new Set(['', '-', '--', '—', '--:--', 'n/a'])

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/** Longer texts are neither dates nor times, and are not parsed. */
const longestMoment = 40

interface Years {
  readonly first: number
  readonly last: number
}

/** Spreadsheets use days before 1901 for times alone. */
const anyYears: Years = { first: 1901, last: 9999 }

/** Day 0 of spreadsheet serial numbers, 1899-12-30: right for every day after February 1900. */
const serialEpoch = Date.UTC(1899, 11, 30)

const time = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?`
const timeAlone = new RegExp(`^${time}$`, 'i')
const timeAtEnd = new RegExp(`(?:\\s*,\\s*|\\s+|(?<=\\d)T)${time}$`, 'i')
const yearFirst = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const monthNameFirst = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i
const monthNameSecond = /^(\d{1,2})[-\s]([a-z]{3,9})\.?[-\s,]+(\d{4}|\d{2})$/i

/**
 * Reads a date, a time or both; undefined when the cell is none of these.
 * Dates: 2026-11-21, 2026/11/21, 11/21/2026 or 11/21/26 (or 21/11/2026, see `DateOrder`), Nov 21, 2026, 21-Nov-2026,
 * 21-Nov-26. Years in which nothing can be recorded are refused. Whether 26/11/21 has its year first only the whole file tells: see
 * `clockDateOrder`.
 * Times: 8:05, 08:05:59 (seconds are dropped), 8:05 PM.
 * Spreadsheets: Dates in UTC, and serial numbers of days since 1899-12-30, whose fraction is the time.
 */
export function readMoment(cell: Cell | undefined, order: DateOrder): Moment | undefined {
  return readMomentWithin({ first: firstYear, last: lastYear }, cell, order)
}

/**
 * The day of a date, with or without a time, in the forms of `readMoment`; null when the cell is empty, undefined when
 * it is no day. A date of numbers alone with two digits for its year is taken to be of this century. The year may be any.
 */
export function readDay(cell: Cell | undefined, order: DateOrder): Day | null | undefined {
  const moment = readMomentWithin(anyYears, cell, order)
  return moment?.day === null && moment.time !== null ? undefined : moment?.day
}

function readMomentWithin(years: Years, cell: Cell | undefined, order: DateOrder): Moment | undefined {
  if (cell instanceof Date) return momentOfInstant(years, cell.getTime())
  if (typeof cell === 'number') return momentOfSerial(years, cell)
  if (typeof cell === 'boolean') return undefined
  const text = cellText(cell)
  if (emptyMarks.has(text.toLowerCase())) return empty
  if (text.length > longestMoment) return undefined
  const alone = timeAlone.exec(text)
  if (alone) return withTime(null, alone)
  const atEnd = timeAtEnd.exec(text)
  const day = readDayText(atEnd ? text.slice(0, atEnd.index) : text, order)
  if (day === undefined || !isWithin(years, Number(day.slice(0, 4)))) return undefined
  return atEnd ? withTime(day, atEnd) : { day, time: null }
}

const isWithin = ({ first, last }: Years, year: number): boolean => year >= first && year <= last

function withTime(day: Day | null, [, hourText, minuteText, secondText, half]: RegExpExecArray) {
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59 || Number(secondText ?? 0) > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : { day, time: hour * 60 + minute }
  if (hour < 1 || hour > 12) return undefined
  return { day, time: ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute }
}

function readDayText(text: string, order: DateOrder): Day | undefined {
  let match = yearFirst.exec(text)
  if (match) return dayFrom(match[1], match[2], match[3])
  match = yearLast.exec(text)
  if (match) {
    const [, first, second, year] = match
    const isDayFirst = Number(first) > 12 || order === 'day_first'
    const whole = yearOfClock(year)
    return isDayFirst ? dayFrom(whole, second, first) : dayFrom(whole, first, second)
  }
  match = monthNameFirst.exec(text)
  if (match) return dayFrom(match[3], monthNumber(match[1]), match[2])
  match = monthNameSecond.exec(text)
  return match ? dayFrom(wholeYear(match[3]), monthNumber(match[2]), match[1]) : undefined
}

/** No clock's file is of the last century. */
const yearOfClock = (digits = ''): string => (digits.length === 2 ? `20${digits}` : digits)

/** Spreadsheets read two-digit years up to 29 as this century, and save a typed date as 21-Nov-26. */
function wholeYear(digits = ''): string {
  if (digits.length === 4) return digits
  return `${Number(digits) < 30 ? '20' : '19'}${digits}`
}

/** English month names, whole or at least three letters; 0 for anything else. */
function monthNumber(name = ''): string {
  return String(months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1)
}

function dayFrom(year = '', month = '', dayOfMonth = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

function momentOfSerial(years: Years, serial: number): Moment | undefined {
  if (!(serial >= 0)) return undefined
  const moment = momentOfInstant(years, serialEpoch + serial * millisecondsPerDay)
  return serial < 1 || moment?.day ? moment : undefined
}

function momentOfInstant(years: Years, milliseconds: number): Moment | undefined {
  const date = nearestSecond(milliseconds)
  // Also for a number beyond every date.
  if (Number.isNaN(date.getTime())) return undefined
  const time = date.getUTCHours() * 60 + date.getUTCMinutes()
  const day = date.toISOString().slice(0, 10)
  // A spreadsheet keeps a day alone as its midnight.
  if (isWithin(years, date.getUTCFullYear())) return { day, time: time === 0 ? null : time }
  return isTimeAlone(day) ? { day: null, time } : undefined
}
