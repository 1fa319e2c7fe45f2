import type { AttendanceDay } from '@tahi/contract/attendance-month'

/** A day's look in the strip: its colour, and a shape that tells it apart without the colour. */
export interface DayLook {
  readonly tone: 'good' | 'warn' | 'bad' | 'info' | 'neutral'
  readonly shape: 'full' | 'half' | 'outline' | 'stripes' | 'dot'
}

const looks: Record<NonNullable<AttendanceDay['record']>['status'], DayLook> = {
  present: { tone: 'good', shape: 'full' },
  pending: { tone: 'warn', shape: 'stripes' },
  late: { tone: 'warn', shape: 'full' },
  halfday: { tone: 'info', shape: 'half' },
  absent: { tone: 'bad', shape: 'outline' },
  leave: { tone: 'neutral', shape: 'stripes' },
}

export function lookOf({ record, leaveType, working }: AttendanceDay): DayLook {
  if (record) return looks[record.status]
  if (leaveType) return looks.leave
  return { tone: 'neutral', shape: working ? 'outline' : 'dot' }
}
