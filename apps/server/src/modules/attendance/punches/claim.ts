import type { Claim } from '@tahi/contract'
import { sql } from 'kysely'

/** A claim as the queries of this folder read it. */
export interface ClaimRow extends Pick<Claim, 'kind' | 'clockDifference' | 'doubts' | 'outcome' | 'reason'> {
  id: string
  at: Date
  phoneTime: Date
  receivedAt: Date
  attendanceId: string | null
}

/** For `select … from punch`. */
export const claimColumns = sql`
  punch.id, punch.kind, punch.believed_at as at, punch.phone_time as "phoneTime", punch.received_at as "receivedAt",
  punch.clock_difference_s as "clockDifference", punch.doubts, punch.outcome, punch.reason,
  punch.attendance_id as "attendanceId"`

/** @returns the claim as the contract has it */
export const toClaim = ({ id, attendanceId: _, at, phoneTime, receivedAt, ...row }: ClaimRow): Claim => ({
  _id: id,
  kind: row.kind,
  at: at.toISOString(),
  phoneTime: phoneTime.toISOString(),
  receivedAt: receivedAt.toISOString(),
  clockDifference: row.clockDifference,
  doubts: row.doubts,
  outcome: row.outcome,
  reason: row.reason,
})
