import { type AttendanceRecord, attendanceEvent } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import type { RecordRow } from './record.ts'

/**
 * Notifies the owners of days changed in bulk or removed, without a record: one event takes the place of hundreds.
 * Record keepers are notified through the audit trail.
 */
export function tellOwners({ news }: Work, days: readonly Pick<RecordRow, 'branchId' | 'personId'>[]): void {
  for (const { branchId, personId } of days) news.changed('attendance', branchId, [personId])
}

/** Publishes a record that was made or changed (C7). @returns the record */
export function tellRecord({ news }: Work, record: AttendanceRecord): AttendanceRecord {
  news.tell(attendanceEvent, { branchId: record.branchId, personId: record.userId }, record)
  return record
}
