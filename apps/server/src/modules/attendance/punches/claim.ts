import type { Claim } from '@tahi/contract'
import { sql } from 'kysely'

/** A claim as the queries of this folder read it. */
export interface ClaimRow
  extends Pick<Claim, 'kind' | 'gateName' | 'clockDifference' | 'doubts' | 'outcome' | 'reason'> {
  id: string
  at: Date
  phoneTime: Date
  receivedAt: Date
  attendanceId: string | null
  settledBy: string | null
  settledAt: Date | null
}

/** For `select … from punch`. */
export const claimColumns = sql`
  punch.id, punch.kind, punch.believed_at as at, punch.phone_time as "phoneTime", punch.received_at as "receivedAt",
  punch.clock_difference_s as "clockDifference", punch.doubts, punch.outcome, punch.reason,
  punch.attendance_id as "attendanceId", punch.settled_by_name as "settledBy", punch.settled_at as "settledAt",
  (select gate.name from gate_punch join gate on gate.id = gate_punch.gate_id where gate_punch.id = punch.id) as "gateName"`

/** Whether a claim was not recorded, and waits for HR. */
export const isUnsettled = sql`punch.outcome = 'refused' and punch.settled_at is null`

/** @returns the claim as the contract has it */
export const toClaim = ({
  id,
  at,
  phoneTime,
  receivedAt,
  settledBy,
  settledAt,
  ...row
}: ClaimRow): Claim => ({
  _id: id,
  kind: row.kind,
  gateName: row.gateName,
  at: at.toISOString(),
  phoneTime: phoneTime.toISOString(),
  receivedAt: receivedAt.toISOString(),
  clockDifference: row.clockDifference,
  doubts: row.doubts,
  outcome: row.outcome,
  reason: row.reason,
  settled: settledBy === null || settledAt === null ? null : { by: settledBy, at: settledAt.toISOString() },
})
