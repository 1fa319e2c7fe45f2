import {
  attendanceChanged,
  attendanceEvent,
  correctionChanged,
  correctionEvent,
  listAttendance,
  listCorrections,
  payslipChanged,
  shiftsChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'
import { showsAttendance, showsCorrections, showsShifts } from './shows.ts'

export const attendanceReactions: Reaction[] = [
  showsRecord(attendanceEvent, listAttendance, (record) => record),
  // Requests show what is recorded now.
  readsAnew(attendanceChanged, ...showsAttendance, listCorrections),
  // What can be done with a day depends on the payslip over it.
  readsAnew(payslipChanged, ...showsAttendance),
  showsRecord(correctionEvent, listCorrections, (correction) => correction),
  readsAnew(correctionChanged, ...showsCorrections),
  readsAnew(shiftsChanged, ...showsShifts),
]
