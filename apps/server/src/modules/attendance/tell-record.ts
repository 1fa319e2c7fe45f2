import { type AttendanceRecord, attendanceEvent } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'

/** Tells of a record that was made or changed (C7). @returns the record */
export function tellRecord({ news }: Work, record: AttendanceRecord): AttendanceRecord {
  news.tell(attendanceEvent, { branchId: record.branchId, personId: record.userId }, record)
  return record
}
