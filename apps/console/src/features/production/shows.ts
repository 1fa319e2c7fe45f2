import {
  listQuotaEmployees,
  listQuotaProgress,
  listQuotas,
  readDashboardMonth,
  summariseDashboard,
} from '@tahi/contract'

/** Calls that show quotas or their reported progress. */
export const showsQuotas = [
  listQuotas,
  listQuotaEmployees,
  listQuotaProgress,
  summariseDashboard,
  readDashboardMonth,
]
