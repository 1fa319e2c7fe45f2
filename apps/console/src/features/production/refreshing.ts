import { listQuotaEmployees, listQuotaProgress, listQuotas } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Milliseconds after which progress, and what is expected by now, are read anew. */
export const refreshEvery = 30_000

/** Lets everything that shows quotas or their progress read them anew. */
export function useRefreshQuotas(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listQuotas, listQuotaEmployees, listQuotaProgress)
}
