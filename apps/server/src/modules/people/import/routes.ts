import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import type { Sessions } from '../../identity/index.ts'
import { applyImport } from './apply-import.ts'
import { exportProblems } from './export-problems.ts'
import { judgeAgain } from './judge-again.ts'
import { listRows } from './list-rows.ts'
import { previewImport } from './preview-import.ts'
import { readImport } from './read-import.ts'

export const peopleImportRoutes = (sessions: Sessions): Binding[] => [
  directly(contract.previewPeopleImport, previewImport),
  inWork(contract.readPeopleImport, readImport),
  inWork(contract.listPeopleImportRows, listRows),
  directly(contract.judgePeopleImportAgain, judgeAgain),
  directly(contract.applyPeopleImport, applyImport(sessions)),
  directly(contract.exportPeopleImportProblems, exportProblems),
]
