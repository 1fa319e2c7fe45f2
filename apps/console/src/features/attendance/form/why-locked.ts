import { type AttendanceRecord, type CurrentUser, texts } from '@tahi/contract'

type Locked = Pick<AttendanceRecord, 'userId' | 'can' | 'paidElsewhere'>

/** Why a day's status and times cannot be changed. */
export function whyLocked({ userId, can, paidElsewhere }: Locked, asker: Pick<CurrentUser, '_id'>): string {
  if (userId === asker._id) return texts.attendance.ownDay
  if (paidElsewhere) return texts.attendance.paidElsewhere
  if (can.includes('confirm')) return texts.attendance.onlyConfirm
  return can.includes('remove') ? texts.attendance.future : texts.attendance.coveredByPayslip
}
