import { type AttendanceRecord, attendanceEvent } from '@tahi/contract'
import { type AuditEntry, about, audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/work.ts'
import { type RecordRow, rowTrail, toRecord, trail } from './record.ts'

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

type Done = Pick<AuditEntry, 'action' | 'reason'> & { before?: RecordRow | undefined; more?: object }

/** Audits what was done to a day, with `more` beside its fields, and publishes its record. @returns the record */
export async function noteDay(
  work: Work,
  row: RecordRow,
  { before, more, ...done }: Done,
): Promise<AttendanceRecord> {
  const record = toRecord(row, work)
  await audit(work, {
    ...about('attendance', row),
    ...done,
    ...(before && { before: rowTrail(before, work) }),
    after: { ...trail(record), ...more },
  })
  return tellRecord(work, record)
}
