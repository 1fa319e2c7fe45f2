import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { exportQuotas } from './export-quotas.ts'
import { listQuotas } from './list-quotas.ts'
import { progressRoutes } from './progress/routes.ts'
import { saveQuota } from './save-quota.ts'

export const productionRoutes: Binding[] = [
  inWork(contract.listQuotas, listQuotas),
  inWork(contract.createQuota, saveQuota),
  directly(contract.exportQuotas, exportQuotas),
  ...progressRoutes,
]

export { readOwnQuotas } from './own-quotas.ts'
export { moveQuotas, removeQuotas } from './retire-quotas.ts'
export { hasStanding, reported } from './standing.ts'
