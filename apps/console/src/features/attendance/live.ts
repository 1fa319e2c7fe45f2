import {
  attendanceChanged,
  attendanceEvent,
  listAttendance,
  listShiftAssignments,
  listShifts,
  listShiftWeek,
  shiftsChanged,
  summariseAttendance,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'

export const attendanceReactions: Reaction[] = [
  showsRecord(attendanceEvent, listAttendance, (record) => record),
  readsAnew(attendanceChanged, listAttendance, summariseAttendance),
  readsAnew(shiftsChanged, listShifts, listShiftWeek, listShiftAssignments),
]
