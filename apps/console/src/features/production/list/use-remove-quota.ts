import { createQuota, type Quota, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { useRefresh } from '../../../platform/calls.ts'
import { confirmAndSend } from '../../../platform/forms/confirm-and-send.ts'
import { client } from '../../../platform/session/session.ts'
import { showsQuotas } from '../shows.ts'

/** Asks, then soft-deletes a quota by saving it with status false (W4). @returns whether it was done */
export function useRemoveQuota(): (quota: Quota) => Promise<boolean> {
  const refresh = useRefresh(showsQuotas)
  return ({ _id, version, styleName, designationName, date, progress }) =>
    confirmAndSend({
      question: {
        message: texts.quota.removeQuestion,
        detail: texts.quotaList.removeDetail(
          `${styleName}, ${designationName}, ${formatDay(date)}`,
          progress,
        ),
        confirmLabel: texts.actions.delete,
        danger: true,
      },
      send: () =>
        client.send(createQuota, { body: { _id, version, status: false, shownProgress: progress } }),
      refresh,
    })
}
