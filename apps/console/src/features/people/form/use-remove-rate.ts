import { newerRecord } from '@tahi/client'
import { type PayRate, type PersonRecord, personRecord, removeRate, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { showsPeople } from '../shows.ts'
import type { useRecordForm } from './use-record-form.ts'

/** Asks, then removes a rate that was entered for the wrong day. */
export function useRemoveRate(
  { _id, version, rates }: PersonRecord,
  { takeOver, showNewer }: Pick<ReturnType<typeof useRecordForm>, 'takeOver' | 'showNewer'>,
) {
  const refresh = useRefresh(showsPeople)
  return async ({ from, dailyRate, overRate }: PayRate) => {
    // They come newest first.
    const next = rates.findLast((rate) => rate.from > from)
    const left = { before: rates.some((rate) => rate.from < from), next: next && formatDay(next.from) }
    const sure = await confirm({
      message: texts.employeeRates.removeQuestion(formatDay(from)),
      detail: texts.employeeRates.removeDetail(formatPesos(dailyRate), formatPesos(overRate), left),
      confirmLabel: texts.actions.remove,
      danger: true,
    })
    if (!sure) return
    try {
      const { data } = await client.send(removeRate, { body: { _id, from, version } })
      takeOver(data)
      toast.success(texts.success)
      await refresh()
    } catch (failure) {
      showFailure(failure)
      const newer = newerRecord(failure, personRecord)
      if (newer) showNewer(newer)
    }
  }
}
