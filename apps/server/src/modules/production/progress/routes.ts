import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../../platform/http/binding.ts'
import { listEmployees } from './list-employees.ts'
import { listProgress } from './list-progress.ts'
import { reportForMany } from './report-for-many.ts'
import { reportProgress } from './report-progress.ts'

export const progressRoutes: Binding[] = [
  inWork(contract.listQuotaProgress, listProgress),
  directly(contract.createQuotaProgress, reportProgress),
  inWork(contract.createQuotaProgressOfMany, reportForMany),
  inWork(contract.listQuotaEmployees, listEmployees),
]
