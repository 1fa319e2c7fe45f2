import {
  confirmAttendance,
  correctAttendance,
  createAttendance,
  exportAttendance,
  listAttendance,
  readAttendance,
  readMonth as readMonthCall,
  removeAttendance,
  summariseAttendance,
} from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { confirmRecords } from './confirm-records.ts'
import { correctTimes } from './correct-times.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { exportRecords } from './export-records.ts'
import { importRoutes } from './import/routes.ts'
import { listRecords } from './list-records.ts'
import { punchRoutes } from './punches/routes.ts'
import { readMonth } from './read-month.ts'
import { readRecord } from './read-record.ts'
import { recordDay } from './record-day.ts'
import { removeRecord } from './remove-record.ts'
import { shiftRoutes } from './shifts/routes.ts'
import { summarise } from './summarise.ts'

export const attendanceRoutes: Binding[] = [
  inWork(listAttendance, listRecords),
  inWork(readAttendance, readRecord),
  inWork(readMonthCall, readMonth),
  directly(createAttendance, recordDay),
  inWork(confirmAttendance, confirmRecords),
  inWork(correctAttendance, correctTimes),
  inWork(removeAttendance, removeRecord),
  inWork(summariseAttendance, summarise),
  directly(exportAttendance, exportRecords),
  ...correctionRoutes,
  ...punchRoutes,
  ...importRoutes,
  ...shiftRoutes,
]

export { attendanceJobs } from './jobs.ts'
export { type LeaveDays, leavesWithDaysElsewhere, takeBackLeaveDays, writeLeaveDays } from './leave-days.ts'
export { moveDays, moveRecords } from './move-records.ts'
export { readOwnDay } from './own-day.ts'
export { awaitsConfirmation, isAttended, lacksTimeOut } from './presence.ts'
export { judge as judgeTap } from './punches/claim-punch.ts'
export { gatePunch } from './punches/gate-punch.ts'
export { paidOutside, scheduleOn } from './schedule.ts'
export { refreshFreedDays } from './shifts/refresh-freed-days.ts'
export { removeShifts } from './shifts/remove-shifts.ts'
export { summarise as summariseAttendance } from './summarise.ts'
