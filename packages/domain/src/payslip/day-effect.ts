import type { Minutes } from '../wall-time.ts'
import type { PayslipRecord, UncountedReason } from './computation.ts'
import { flatDay } from './day.ts'

/** What a day earns its person, shown before there is a payslip. */
export type DayEffect = {
  regularMinutes: Minutes
  overtimeMinutes: Minutes
  /** Whether the minutes are paid with the record as it is. */
  counted: boolean
  /** Set exactly when not counted. */
  reason: UncountedReason | null
}

/**
 * The pay effect of a record by the payslip's own rule (D5). A full day that waits for confirmation has the minutes
 * that it will earn once confirmed, and is not counted yet.
 */
export function dayEffect(record: PayslipRecord): DayEffect {
  const { regularMinutes, overtimeMinutes, counted, reason = null } = flatDay(record, [])
  if (record.status !== 'pending') return { regularMinutes, overtimeMinutes, counted, reason }
  const confirmed = flatDay({ ...record, status: 'present' }, [])
  return {
    regularMinutes: confirmed.regularMinutes,
    overtimeMinutes: confirmed.overtimeMinutes,
    counted,
    reason,
  }
}
