import type { AttendanceImportRow } from '@tahi/contract'
import { timesWords } from '../corrections/correction-words.ts'
import { statusWords } from '../statuses.ts'

type Recorded = NonNullable<AttendanceImportRow['recorded']>

/** The record of the row's day; undefined without one, or where the row has every time that it has. */
export function otherRecord({
  recorded,
  timeIn,
  timeOut,
}: Pick<AttendanceImportRow, 'recorded' | 'timeIn' | 'timeOut'>): Recorded | undefined {
  if (recorded === null) return undefined
  const isInRow = recorded.timeIn === timeIn && ['', timeOut].includes(recorded.timeOut)
  return isInRow ? undefined : recorded
}

/** The recorded times, '7:05 AM to 4:10 PM', or the status of a day without times, 'Leave'. */
export const recordedWords = (recorded: Recorded): string =>
  recorded.timeIn === '' && recorded.timeOut === ''
    ? statusWords[recorded.status].label
    : timesWords(recorded)
