import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { readMonth } from './read-month.ts'
import { summariseDashboard } from './summarise-dashboard.ts'

export const dashboardRoutes: Binding[] = [
  directly(contract.summariseDashboard, summariseDashboard),
  inWork(contract.readDashboardMonth, readMonth),
]
