import type { AttendanceDay } from '@tahi/contract/attendance-month'
import { type DayLook, recordLooks } from '@tahi/ui/charts/day-look.ts'

export function lookOf({ record, leaveType, working }: AttendanceDay): DayLook {
  if (record) return recordLooks[record.status]
  if (leaveType) return recordLooks.leave
  return { tone: 'neutral', shape: working ? 'outline' : 'dot' }
}
