import {
  createQuota,
  createQuotaProgress,
  createQuotaProgressOfMany,
  exportQuotas,
  listQuotaEmployees,
  listQuotaProgress,
  listQuotas,
} from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { exportQuotas as exportList } from './export-quotas.ts'
import { listQuotas as list } from './list-quotas.ts'
import { listEmployees } from './progress/list-employees.ts'
import { listProgress } from './progress/list-progress.ts'
import { reportForMany } from './progress/report-for-many.ts'
import { reportProgress } from './progress/report-progress.ts'
import { saveQuota } from './save-quota.ts'

export const productionRoutes: Binding[] = [
  inWork(listQuotas, list),
  inWork(createQuota, saveQuota),
  directly(exportQuotas, exportList),
  inWork(listQuotaProgress, listProgress),
  directly(createQuotaProgress, reportProgress),
  inWork(createQuotaProgressOfMany, reportForMany),
  inWork(listQuotaEmployees, listEmployees),
]
export { readOwnQuotas } from './own-quotas.ts'
export { moveQuotas, removeQuotas } from './retire-quotas.ts'
export { hasStanding, reported } from './standing.ts'
