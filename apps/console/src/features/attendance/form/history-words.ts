import { type HistoryEntry, texts } from '@tahi/contract'
import { formatWallTimeOrNone } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import {
  actionWords,
  changesOf,
  type HistoryField,
  type Told,
} from '../../../platform/history/history-words.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { statusWords } from '../statuses.ts'

const words = texts.attendanceHistory

const fields: readonly HistoryField[] = [
  { key: 'date', label: texts.columns.date, words: (value) => formatDay(String(value)) },
  { key: 'timeIn', label: texts.columns.timeIn, words: timeWords },
  { key: 'timeOut', label: texts.columns.timeOut, words: timeWords },
  { key: 'status', label: texts.columns.status, words: statusInWords },
  { key: 'lateAfter', label: words.lateAfter, words: timeWords },
  { key: 'paidFrom', label: words.paidFrom, words: timeWords },
  { key: 'paidUntil', label: words.paidUntil, words: timeWords },
  { key: 'breakMinutes', label: words.break, words: (value) => words.minutes(String(value)) },
]

/** An entry of a day's history in words. */
export const tellEntry = ({
  action,
  before,
  after,
}: Pick<HistoryEntry, 'action' | 'before' | 'after'>): Told => ({
  title: action.includes('import') ? words.imported : actionWords(action, words.actions),
  changes: changesOf(fields, { before, after }),
})

/** The audit trail stores times as 'HH:MM', or as minutes where a clock wrote them. */
function timeWords(value: unknown): string {
  return shownTime(typeof value === 'number' ? formatWallTimeOrNone(value) : String(value ?? ''))
}

function statusInWords(value: unknown): string {
  const known = Object.entries(statusWords).find(([status]) => status === value)
  return known ? known[1].label : String(value)
}
