import type { todayWords } from '@tahi/contract/employee-texts/today'
import type { Formats } from '../../platform/formats.ts'
import type { Times } from './day-on-phone.ts'

/** The day's times in words; '' before the time in. */
export function clockedWords(
  { timeIn, timeOut }: Times,
  words: Pick<(typeof todayWords)['en'], 'clockedIn' | 'clockedOut'>,
  format: Formats,
): string {
  if (!timeIn) return ''
  return timeOut
    ? words.clockedOut(format.time(timeIn), format.time(timeOut))
    : words.clockedIn(format.time(timeIn))
}
