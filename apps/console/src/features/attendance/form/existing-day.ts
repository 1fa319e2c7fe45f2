import type { AttendanceRecord } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'

export interface NewDay {
  readonly day: string
  /** The new record's own id, which may be stored already if the reply to its save was lost. */
  readonly own: string
  readonly status: AttendanceStatus
}

type Recorded = Pick<AttendanceRecord, '_id' | 'date' | 'status' | 'timeIn'>

/**
 * The record that a new one of its day is refused for. A leave without times is none: whoever came to work on it gets a
 * normal day in its place, but no second leave.
 */
export const existingDay = <Day extends Recorded>(
  records: readonly Day[],
  { day, own, status }: NewDay,
): Day | undefined =>
  records.find(
    (record) => record.date === day && record._id !== own && !(isUntimedLeave(record) && status !== 'leave'),
  )

const isUntimedLeave = ({ status, timeIn }: Recorded): boolean => status === 'leave' && timeIn === ''
