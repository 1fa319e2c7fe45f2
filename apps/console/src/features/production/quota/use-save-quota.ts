import { FailedCall } from '@tahi/client'
import { createQuota, type Quota, quota as quotaRecord, texts } from '@tahi/contract'
import { useState } from 'react'
import type { useDraftForm } from '../../../platform/draft-form.ts'
import { newerRecord } from '../../../platform/newer-record.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshQuotas } from '../refreshing.ts'
import type { QuotaValues } from './quota-values.ts'

type Form = ReturnType<typeof useDraftForm<QuotaValues>>

/** Saves the form's quota; what was typed outlives every failure. */
export function useSaveQuota(form: Form, quota: Quota | null, onSaved: (day: string) => void) {
  const refresh = useRefreshQuotas()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Quota>()
  // The version that the person has seen: the quota's, or that of a newer one they were shown.
  const [version, setVersion] = useState(quota?.version)

  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    setError(undefined)
    if (form.validate().hasErrors) return false
    try {
      const { data } = await client.send(createQuota, { body: { ...form.values, version } })
      form.settle()
      await refresh()
      onSaved(data.date)
      return true
    } catch (failure) {
      const current = newerRecord(failure, quotaRecord)
      if (current) setTheirs(current)
      else if (!form.showErrors(failure))
        setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
      return false
    }
  }

  return {
    error,
    /** The quota as somebody else left it meanwhile. */
    theirs,
    save,
    /** Goes on from the newer quota. */
    settleStale() {
      setVersion(theirs?.version)
      setTheirs(undefined)
    },
  }
}
