import { type AttendanceStatus, deriveStatus, parseWallTime, parseWallTimeOrNone } from '@tahi/domain'
import { shownTime } from '../../../platform/shown-time.ts'
import { statusWords } from '../statuses.ts'

export interface Times {
  readonly timeIn: string
  readonly timeOut: string
}

/** The times that a status is derived from. */
export interface DayTimes extends Times {
  /** A time in after this one is late; undefined while the day's hours are not loaded. */
  readonly lateAfter: string | undefined
}

/**
 * The status that every screen will show for the typed values (C4, D3); the chosen status while the hours are not loaded.
 */
export function shownStatus(
  status: AttendanceStatus,
  { timeIn, timeOut, lateAfter }: DayTimes,
): AttendanceStatus {
  const limit = parseWallTime(lateAfter ?? '')
  if (limit === undefined) return status
  return deriveStatus({
    status,
    timeIn: parseWallTimeOrNone(timeIn),
    timeOut: parseWallTimeOrNone(timeOut),
    lateAfter: limit,
  })
}

/** Why the status applies, or what the times would give instead; '' if it is plain or not known yet. */
export function statusHint(status: AttendanceStatus, day: DayTimes): string {
  const { timeIn, lateAfter } = day
  const derived = shownStatus('pending', day)
  if (status === 'present' && timeIn === '') return 'Without times the day earns nothing.'
  if (status === 'pending') return lateAfter === undefined ? '' : (pendingHints(lateAfter)[derived] ?? '')
  if (status === 'present' && (derived === 'late' || derived === 'halfday'))
    return `By these times the day would be ${statusWords[derived].label}. Choose Pending to derive it.`
  if ((status === 'absent' || status === 'leave') && timeIn !== '')
    return `There is a time in, although the day is recorded as ${statusWords[status].label}.`
  return ''
}

const pendingHints = (lateAfter: string): Partial<Record<AttendanceStatus, string>> => ({
  pending: 'It stays pending until somebody confirms it.',
  present: 'There is a time in and no time out.',
  late: `Time in is later than ${shownTime(lateAfter)}.`,
  halfday: 'The worked time is 5 hours or less.',
})
