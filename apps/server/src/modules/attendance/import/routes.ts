import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { applyImport } from './apply-import.ts'
import { exportProblems } from './export-problems.ts'
import { judgeAgain } from './judge-again.ts'
import { listRows } from './list-rows.ts'
import { previewImport } from './preview-import.ts'
import { readImport } from './read-import.ts'
import { readNumber } from './read-number.ts'

export const attendanceImportRoutes: Binding[] = [
  directly(contract.previewAttendanceImport, previewImport),
  inWork(contract.readAttendanceImport, readImport),
  inWork(contract.listAttendanceImportRows, listRows),
  inWork(contract.readAttendanceImportNumber, readNumber),
  directly(contract.judgeAttendanceImportAgain, judgeAgain),
  directly(contract.applyAttendanceImport, applyImport),
  directly(contract.exportAttendanceImportProblems, exportProblems),
]
