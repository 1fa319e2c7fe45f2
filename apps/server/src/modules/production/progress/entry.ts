import type { QuotaProgress } from '@tahi/contract'
import { sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'

/** One report of progress, as the queries of this folder read it. */
export interface EntryRow extends PersonNameRow {
  id: string
  quotaId: string
  personId: string
  pieces: number
  reason: string | null
  reportedByName: string
  createdAt: Date
}

/** For `select … from quota_progress join person`. */
export const entryColumns = sql`
  quota_progress.id, quota_progress.quota_id as "quotaId", quota_progress.person_id as "personId",
  ${personNameColumns}, quota_progress.amount as pieces,
  quota_progress.reason, quota_progress.reported_by_name as "reportedByName",
  quota_progress.created_at as "createdAt"`

/** @returns the entry as the contract has it */
export const toEntry = (row: EntryRow): QuotaProgress => ({
  _id: row.id,
  quotaId: row.quotaId,
  quotaEmployeeId: row.personId,
  employee: toPersonName(row.personId, row),
  quotaProgress: row.pieces,
  reason: row.reason,
  reportedBy: row.reportedByName,
  createdAt: row.createdAt.toISOString(),
})
