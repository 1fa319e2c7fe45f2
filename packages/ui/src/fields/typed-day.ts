import { formatDay, readDay } from '../format/day.ts'

/** The first and the last day that a field takes, 'YYYY-MM-DD', or '' for none. */
export interface DayBounds {
  readonly min: string
  readonly max: string
}

/**
 * The day that was typed, or why the field cannot take it.
 * @param today 'YYYY-MM-DD'
 */
export function readTypedDay(
  text: string,
  { min, max }: DayBounds,
  today: string,
): { day: string; problem?: undefined } | { day?: undefined; problem: string } {
  if (text.trim() === '') return { problem: 'Enter a day' }
  const day = readDay(text, today)
  if (day === null) return { problem: 'No such day. Write 11/3/2026 for Nov 3, 2026' }
  if (min && day < min) return { problem: `Not before ${formatDay(min)}` }
  if (max && day > max) return { problem: `Not after ${formatDay(max)}` }
  return { day }
}
