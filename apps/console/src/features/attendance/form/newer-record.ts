import { FailedCall } from '@tahi/client'
import { type AttendanceRecord, attendanceRecord } from '@tahi/contract'

/** The record as somebody else left it, when a change was refused because it was made from an older version. */
export function newerRecord(failure: unknown): AttendanceRecord | undefined {
  if (!(failure instanceof FailedCall) || failure.code !== 'stale') return undefined
  return attendanceRecord.safeParse(failure.data?.data).data
}
