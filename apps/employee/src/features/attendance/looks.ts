import type { AttendanceDay } from '@tahi/contract/attendance-month'
import { type DayLook, recordLooks } from '@tahi/ui/charts/day-look.ts'
import { isPaidPending } from './day-words.ts'

export function lookOf(day: AttendanceDay): DayLook {
  const { record, leaveType, working } = day
  if (isPaidPending(day)) return { tone: 'bad', shape: 'stripes' }
  if (record) return recordLooks[record.status]
  if (leaveType) return recordLooks.leave
  return { tone: 'neutral', shape: working ? 'outline' : 'dot' }
}
