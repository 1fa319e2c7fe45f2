import {
  attendanceChanged,
  attendanceEvent,
  correctionChanged,
  correctionEvent,
  listAttendance,
  listCorrections,
  shiftsChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'
import { showsAttendance, showsCorrections, showsShifts } from './shows.ts'

export const attendanceReactions: Reaction[] = [
  showsRecord(attendanceEvent, listAttendance, (record) => record),
  readsAnew(attendanceChanged, ...showsAttendance),
  showsRecord(correctionEvent, listCorrections, (correction) => correction),
  readsAnew(correctionChanged, ...showsCorrections),
  readsAnew(shiftsChanged, ...showsShifts),
]
