import { createQuota, type Quota, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../platform/calls.ts'
import { client } from '../../platform/session/session.ts'
import { showsQuotas } from './shows.ts'

/** Asks, then removes a quota softly, which is saving it with status false (W4). */
export function useRemoveQuota(): (quota: Quota) => Promise<void> {
  const refresh = useRefresh(showsQuotas)
  return async ({ _id, version, styleName, designationName, date, progress }) => {
    const reported =
      progress > 0 ? ` What was reported on it, ${progress.toLocaleString('en')} pieces, goes with it.` : ''
    const sure = await confirm({
      message: texts.quota.removeQuestion,
      detail: `${styleName}, ${designationName}, ${formatDay(date)}.${reported}`,
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!sure) return
    try {
      await client.send(createQuota, { body: { _id, version, status: false } })
      toast.success(texts.success)
    } catch (failure) {
      showFailure(failure)
    } finally {
      // Also after a refusal: what is shown was then no longer so.
      await refresh()
    }
  }
}
