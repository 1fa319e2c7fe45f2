import type { HistoryEntry } from '@tahi/contract'
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

const verbs: Record<string, string> = {
  'attendance.create': 'Recorded',
  'attendance.change': 'Status changed',
  'attendance.confirm': 'Confirmed',
  'attendance.correct': 'Times corrected',
  'attendance.remove': 'Removed',
  'attendance.clock-in': 'Clocked in',
  'attendance.clock-out': 'Clocked out',
  'attendance.claim-in': 'Clocked in, claimed offline',
  'attendance.claim-out': 'Clocked out, claimed offline',
  'attendance.new-hours': 'Given the hours of another shift',
  'attendance.close': 'Written by the nightly close',
  'leave.request': 'Leave requested',
  'leave.change': 'Leave changed',
  'leave.confirm': 'Leave confirmed',
  'leave.reject': 'Leave rejected',
  'leave.reopen': 'Leave reopened',
}

const fields: readonly HistoryField[] = [
  { key: 'date', label: 'Date', words: (value) => formatDay(String(value)) },
  { key: 'timeIn', label: 'Time in', words: timeWords },
  { key: 'timeOut', label: 'Time out', words: timeWords },
  { key: 'status', label: 'Status', words: statusInWords },
  { key: 'lateAfter', label: 'Late after', words: timeWords },
  { key: 'paidFrom', label: 'Paid from', words: timeWords },
  { key: 'paidUntil', label: 'Paid until', words: timeWords },
  { key: 'breakMinutes', label: 'Break', words: (value) => `${value} minutes` },
]

/** An entry of a day's history in words. */
export const tellEntry = ({
  action,
  before,
  after,
}: Pick<HistoryEntry, 'action' | 'before' | 'after'>): Told => ({
  title: action.includes('import') ? "Imported from the clock's file" : actionWords(action, verbs),
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
