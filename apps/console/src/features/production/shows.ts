import {
  listQuotaEmployees,
  listQuotaProgress,
  listQuotas,
  readDashboardMonth,
  summariseDashboard,
} from '@tahi/contract'

/** What shows quotas, or what was reported on them. */
export const showsQuotas = [
  listQuotas,
  listQuotaEmployees,
  listQuotaProgress,
  summariseDashboard,
  readDashboardMonth,
]
