import { formatWallTimeOrNone } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
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

/** An action in words; an unknown action's name is turned into words. */
export function actionWords(action: string): string {
  if (action.includes('import')) return "Imported from the clock's file"
  const known = verbs[action]
  if (known) return known
  const name = (action.split('.').at(-1) ?? action).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Snapshot = Record<string, unknown> | null

export interface Change {
  readonly label: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const fields: readonly { key: string; label: string; words: (value: unknown) => string }[] = [
  { key: 'date', label: 'Date', words: (value) => formatDay(String(value)) },
  { key: 'timeIn', label: 'Time in', words: timeWords },
  { key: 'timeOut', label: 'Time out', words: timeWords },
  { key: 'status', label: 'Status', words: statusInWords },
  { key: 'lateAfter', label: 'Late after', words: timeWords },
  { key: 'paidFrom', label: 'Paid from', words: timeWords },
  { key: 'paidUntil', label: 'Paid until', words: timeWords },
  { key: 'breakMinutes', label: 'Break', words: (value) => `${value} minutes` },
]

/** The differences between two snapshots of a record, in words; undefined for a missing value. */
export function changesOf(before: Snapshot, after: Snapshot): Change[] {
  return fields.flatMap(({ key, label, words }) => {
    const [old, now] = [before?.[key], after?.[key]]
    if (old === now || (before === null && now === '')) return []
    return [{ label, before: inWords(old, words), after: inWords(now, words) }]
  })
}

const inWords = (value: unknown, words: (value: unknown) => string) =>
  value === undefined ? undefined : words(value)

/** The audit trail stores times as 'HH:MM', or as minutes where a clock wrote them. */
function timeWords(value: unknown): string {
  return shownTime(typeof value === 'number' ? formatWallTimeOrNone(value) : String(value ?? ''))
}

function statusInWords(value: unknown): string {
  const known = Object.entries(statusWords).find(([status]) => status === value)
  return known ? known[1].label : String(value)
}
