import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { readMonth } from './read-month.ts'
import { summariseDashboard } from './summarise-dashboard.ts'

export const dashboardRoutes: Binding[] = [
  inWork(contract.summariseDashboard, summariseDashboard),
  inWork(contract.readDashboardMonth, readMonth),
]
