import {
  type CompanySettings,
  companySettings,
  readCompany,
  readCompanySettings,
  saveCompanySettings,
} from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { client } from '../../../platform/session/session.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { type CompanyValues, changeOf, valuesOf } from './company-values.ts'

/** The form of the company's settings: only changed fields are sent, and what was typed survives every failure. */
export function useCompanyForm(settings: CompanySettings) {
  const refresh = useRefresh([readCompany, readCompanySettings])
  const [initial] = useState(() => valuesOf(settings))
  const form = useDraftForm<CompanyValues>('company', initial, saveCompanySettings.body)
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, companySettings, valuesOf)

  return {
    form,
    error,
    stale,
    settleStale,
    /** @returns whether they were saved */
    async save(): Promise<boolean> {
      setError(undefined)
      if (!(await form.underWay.ended()) || form.validate().hasErrors) return false
      try {
        const body = changeOf(form.opened, form.getValues())
        const { data } = await client.send(saveCompanySettings, { body })
        form.goOnFrom(valuesOf(data))
        await refresh()
        return true
      } catch (failure) {
        setError(showFailedSave(failure, isStale, form.showErrors))
        return false
      }
    },
  }
}
