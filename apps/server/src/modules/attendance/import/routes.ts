import {
  applyAttendanceImport,
  exportImportProblems,
  judgeImportAgain,
  listImportRows,
  previewAttendanceImport,
  readAttendanceImport,
  readImportNumber,
} from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { applyImport } from './apply-import.ts'
import { exportProblems } from './export-problems.ts'
import { judgeAgain } from './judge-again.ts'
import { listRows } from './list-rows.ts'
import { previewImport } from './preview-import.ts'
import { readImport } from './read-import.ts'
import { readNumber } from './read-number.ts'

export const importRoutes: Binding[] = [
  directly(previewAttendanceImport, previewImport),
  inWork(readAttendanceImport, readImport),
  inWork(listImportRows, listRows),
  inWork(readImportNumber, readNumber),
  directly(judgeImportAgain, judgeAgain),
  directly(applyAttendanceImport, applyImport),
  directly(exportImportProblems, exportProblems),
]
