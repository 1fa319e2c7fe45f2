import {
  attendanceChanged,
  attendanceEvent,
  correctionChanged,
  correctionEvent,
  leaveChanged,
  listAttendance,
  listCorrections,
  listPunches,
  listShiftAssignments,
  listShifts,
  listShiftWeek,
  peopleChanged,
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
  // Who works by which shift is noted of the person.
  readsAnew(peopleChanged, listShifts, listShiftWeek, listShiftAssignments),
  readsAnew(leaveChanged, listShiftWeek),
]
