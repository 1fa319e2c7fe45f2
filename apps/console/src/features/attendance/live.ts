import {
  attendanceChanged,
  attendanceEvent,
  correctionChanged,
  correctionEvent,
  listAttendance,
  listCorrections,
  payslipChanged,
  readAttendance,
  shiftsChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'
import { changedByRecords, showsAttendance, showsCorrections, showsShifts } from './shows.ts'

export const attendanceReactions: Reaction[] = [
  showsRecord(attendanceEvent, listAttendance, (record) => record),
  // Requests show what is recorded now.
  readsAnew(attendanceChanged, ...changedByRecords),
  // What can be done with a day depends on the payslip over it.
  readsAnew(payslipChanged, ...showsAttendance, readAttendance),
  showsRecord(correctionEvent, listCorrections, (correction) => correction),
  readsAnew(correctionChanged, ...showsCorrections),
  readsAnew(shiftsChanged, ...showsShifts),
]
