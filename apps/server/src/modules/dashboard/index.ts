import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { readMonth } from './read-month.ts'
import { summarise } from './summarise.ts'

export const dashboardRoutes: Binding[] = [
  directly(contract.summariseDashboard, summarise),
  inWork(contract.readDashboardMonth, readMonth),
]
