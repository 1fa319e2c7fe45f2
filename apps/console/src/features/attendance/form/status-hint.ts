import { type AttendanceStatus, deriveStatus, parseWallTime } from '@tahi/domain'
import { statusWords } from '../statuses.ts'

export interface Times {
  readonly timeIn: string
  readonly timeOut: string
}

/** The status that every screen will show for what is typed (C4, D3), by the usual start at 08:00. */
export function shownStatus(status: AttendanceStatus, { timeIn, timeOut }: Times): AttendanceStatus {
  return deriveStatus({
    status,
    timeIn: parseWallTime(timeIn) ?? null,
    timeOut: parseWallTime(timeOut) ?? null,
  })
}

/** Why the status is what it is, or what the times would make of it; '' where that is plain. */
export function statusHint(status: AttendanceStatus, times: Times): string {
  const derived = shownStatus('pending', times)
  if (status === 'pending') return pendingHints[derived] ?? ''
  if (status === 'present' && (derived === 'late' || derived === 'halfday'))
    return `By these times the day would be ${statusWords[derived].label}. Choose Pending to derive it.`
  if ((status === 'absent' || status === 'leave') && times.timeIn !== '')
    return `There is a time in, although the day is recorded as ${statusWords[status].label}.`
  return ''
}

const pendingHints: Partial<Record<AttendanceStatus, string>> = {
  pending: 'It stays pending until somebody confirms it.',
  present: 'There is a time in and no time out.',
  late: 'Time in is later than 8:30 AM, unless the shift starts later.',
  halfday: 'The worked time is 5 hours or less.',
}
