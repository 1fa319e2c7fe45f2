import {
  attendanceChanged,
  attendanceEvent,
  correctionChanged,
  correctionEvent,
  listAttendance,
  listCorrections,
  listPunches,
  listShiftAssignments,
  listShifts,
  listShiftWeek,
  shiftsChanged,
  summariseAttendance,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'

export const attendanceReactions: Reaction[] = [
  showsRecord(attendanceEvent, listAttendance, (record) => record),
  readsAnew(attendanceChanged, listAttendance, listPunches, summariseAttendance),
  showsRecord(correctionEvent, listCorrections, (correction) => correction),
  readsAnew(correctionChanged, listCorrections),
  readsAnew(shiftsChanged, listShifts, listShiftWeek, listShiftAssignments),
]
