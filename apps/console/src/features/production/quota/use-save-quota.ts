import { FailedCall } from '@tahi/client'
import { createQuota, quota, texts } from '@tahi/contract'
import { useState } from 'react'
import type { DraftForm } from '../../../platform/draft-form.ts'
import { sentBody } from '../../../platform/sent-body.ts'
import { client } from '../../../platform/session.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { useRefreshQuotas } from '../refreshing.ts'
import { type QuotaValues, valuesOf } from './quota-values.ts'

/** Saves the form's quota; what was typed outlives every failure. */
export function useSaveQuota(form: DraftForm<QuotaValues>, onSaved: (day: string) => void) {
  const refresh = useRefreshQuotas()
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, quota, valuesOf)

  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    setError(undefined)
    if (form.validate().hasErrors) return false
    try {
      const { data } = await client.send(createQuota, { body: sentBody(form.values) })
      form.settle()
      await refresh()
      onSaved(data.date)
      return true
    } catch (failure) {
      if (!isStale(failure) && !form.showErrors(failure))
        setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
      return false
    }
  }

  return { error, stale, settleStale, save }
}
