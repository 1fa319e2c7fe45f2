import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { exportQuotas } from './export-quotas.ts'
import { listQuotas } from './list-quotas.ts'
import { listEmployees } from './progress/list-employees.ts'
import { listProgress } from './progress/list-progress.ts'
import { reportForMany } from './progress/report-for-many.ts'
import { reportProgress } from './progress/report-progress.ts'
import { saveQuota } from './save-quota.ts'

export const productionRoutes: Binding[] = [
  inWork(contract.listQuotas, listQuotas),
  inWork(contract.createQuota, saveQuota),
  directly(contract.exportQuotas, exportQuotas),
  inWork(contract.listQuotaProgress, listProgress),
  directly(contract.createQuotaProgress, reportProgress),
  inWork(contract.createQuotaProgressOfMany, reportForMany),
  inWork(contract.listQuotaEmployees, listEmployees),
]
export { readOwnQuotas } from './own-quotas.ts'
export { moveQuotas, removeQuotas } from './retire-quotas.ts'
export { hasStanding, reported } from './standing.ts'
