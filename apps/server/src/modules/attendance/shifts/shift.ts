import type { Shift } from '@tahi/contract'
import { formatWallTime } from '@tahi/domain'
import { sql } from 'kysely'

export interface ShiftRow {
  id: string
  branchId: string
  name: string
  /** Minutes after midnight, as is the end. */
  start: number
  end: number
  breakMinutes: number
  days: number[]
  active: boolean
  version: number
}

/** For `select … from shift`. */
export const shiftColumns = sql`
  shift.id, shift.branch_id as "branchId", shift.name, shift.starts_at as start, shift.ends_at as end,
  shift.break_minutes as "breakMinutes", shift.days, shift.active, shift.version`

/** @returns the shift as the contract has it */
export const toShift = ({ id, start, end, active, ...shift }: ShiftRow): Shift => ({
  ...shift,
  _id: id,
  start: formatWallTime(start),
  end: formatWallTime(end),
  status: active,
})
