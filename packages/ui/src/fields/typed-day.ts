import { texts } from '@tahi/contract/components'
import { formatDay, parseDay } from '../format/day.ts'
import type { Reading } from './use-typed.ts'

/** The first and the last allowed day, 'YYYY-MM-DD', or '' for no limit. */
export interface DayBounds {
  readonly min: string
  readonly max: string
}

/**
 * The typed day, or why the field cannot take it.
 * @param today 'YYYY-MM-DD'
 */
export function readTypedDay(text: string, { min, max }: DayBounds, today: string): Reading<string> {
  if (text.trim() === '') return { problem: texts.fields.noDay }
  const day = parseDay(text, today)
  if (day === null) return { problem: texts.fields.noSuchDay }
  if (min && day < min) return { problem: texts.fields.notBefore(formatDay(min)) }
  if (max && day > max) return { problem: texts.fields.notAfter(formatDay(max)) }
  return { value: day }
}

/**
 * Whether a text that is a day cannot be the beginning of a longer one ('11/1' of '11/15', '11/15/20' of
 * '11/15/2026'). It can't when its year has four digits, a day after the year has two, and the caret is at the end.
 * @param caret the caret's position
 */
export const isFinished = (text: string, caret: number | null): boolean =>
  caret === text.length && /(^\d{4}\D\d{1,2}\D\d{2}|\d{4})\s*$/.test(text)
