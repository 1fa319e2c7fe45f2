import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { confirmRecords } from './confirm-records.ts'
import { correctTimes } from './correct-times.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { countEmployed } from './count-employed.ts'
import { exportRecords } from './export-records.ts'
import { attendanceImportRoutes } from './import/routes.ts'
import { listRecords } from './list-records.ts'
import { punchRoutes } from './punches/routes.ts'
import { readAttendanceMonth } from './read-month.ts'
import { readRecord } from './read-record.ts'
import { recordDay } from './record-day.ts'
import { removeRecord } from './remove-record.ts'
import { removeRecords } from './remove-records.ts'
import { setPresent } from './set-present.ts'
import { setTimeOut } from './set-time-out.ts'
import { shiftRoutes } from './shifts/routes.ts'
import { summariseRecords } from './summarise-records.ts'

export const attendanceRoutes: Binding[] = [
  inWork(contract.listAttendance, listRecords),
  inWork(contract.readAttendance, readRecord),
  inWork(contract.readAttendanceMonth, readAttendanceMonth),
  directly(contract.createAttendance, recordDay),
  inWork(contract.confirmAttendance, confirmRecords),
  inWork(contract.setAttendancePresent, setPresent),
  inWork(contract.setAttendanceTimeOut, setTimeOut),
  inWork(contract.correctAttendance, correctTimes),
  inWork(contract.removeAttendance, removeRecord),
  inWork(contract.removeAttendances, removeRecords),
  inWork(contract.summariseAttendance, summariseRecords),
  inWork(contract.countEmployed, countEmployed),
  directly(contract.exportAttendance, exportRecords),
  ...correctionRoutes,
  ...punchRoutes,
  ...attendanceImportRoutes,
  ...shiftRoutes,
]

export { notifyOfMovedCorrections, waitingCorrectionsOf } from './corrections/move-corrections.ts'
export { isUnderPayslip, paidOutside } from './covering-payslip.ts'
export { employedOn, lastDay, leftOn, wasEmployed } from './employed.ts'
export { attendanceJobs } from './jobs.ts'
export { type LeaveDays, leavesWithDaysElsewhere, takeBackLeaveDays, writeLeaveDays } from './leave-days.ts'
export { moveDays, moveRecords } from './move-records.ts'
export { awaitsConfirmation, isAttended, lacksTimeOut } from './presence.ts'
export { isUnsettled as isUnsettledClaim } from './punches/claim.ts'
export { judgeTap } from './punches/claim-punch.ts'
export { gatePunch } from './punches/gate-punch.ts'
export { isUnsettledTap, isWaitingTap, tappedOn } from './punches/refused-taps.ts'
export { readOwnDay } from './read-own-day.ts'
export { isWorkingDay, scheduleOn } from './schedule.ts'
export { refreshFreedDays } from './shifts/refresh-freed-days.ts'
export { removeShifts } from './shifts/remove-shifts.ts'
export { summariseRecords } from './summarise-records.ts'
