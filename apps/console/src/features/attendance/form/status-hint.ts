import { texts } from '@tahi/contract'
import { type AttendanceStatus, deriveStatus, parseWallTime, parseWallTimeOrNone } from '@tahi/domain'
import { shownTime } from '../../../platform/shown-time.ts'
import { statusWords } from '../statuses.ts'

const words = texts.attendanceForm

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
  if ((status === 'present' || status === 'pending') && timeIn === '') return words.earnsNothing
  if (status === 'pending')
    return lateAfter === undefined ? '' : (words.whyDerived(shownTime(lateAfter))[derived] ?? '')
  if (status === 'present' && (derived === 'late' || derived === 'halfday'))
    return words.wouldBe(statusWords[derived].label)
  if ((status === 'absent' || status === 'leave') && timeIn !== '')
    return words.timeInDespite(statusWords[status].label)
  return ''
}
