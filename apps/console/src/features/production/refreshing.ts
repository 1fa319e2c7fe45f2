import { listQuotaEmployees, listQuotaProgress, listQuotas } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Milliseconds after which what is expected by now is read anew; progress is told as it comes. */
export const refreshEvery = 60_000

/** Lets everything that shows quotas or their progress read them anew. */
export function useRefreshQuotas(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listQuotas, listQuotaEmployees, listQuotaProgress)
}
