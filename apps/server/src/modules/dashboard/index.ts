import { readDashboardMonth, summariseDashboard } from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { readMonth } from './read-month.ts'
import { summarise } from './summarise.ts'

export const dashboardRoutes: Binding[] = [
  directly(summariseDashboard, summarise),
  inWork(readDashboardMonth, readMonth),
]
