import {
  type CompanySettings,
  companySettings,
  readCompany,
  readCompanySettings,
  saveCompanySettings,
} from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { client } from '../../../platform/session/session.ts'
import { type CompanyValues, changeOf, valuesOf } from './company-values.ts'

/** The form of the company's settings: only changed fields are sent, and what was typed survives every failure. */
export function useCompanyForm(settings: CompanySettings) {
  const refresh = useRefresh([readCompany, readCompanySettings])
  const [initial] = useState(() => valuesOf(settings))
  const form = useDraftForm<CompanyValues>('company', initial, saveCompanySettings.body)
  return {
    form,
    ...useSaveRecord({
      form,
      schema: companySettings,
      valuesOf,
      isReady: async () => (await form.underWay.ended()) && !form.validate().hasErrors,
      send: () => client.send(saveCompanySettings, { body: changeOf(form.opened, form.getValues()) }),
      refresh,
      fallback: '/',
    }),
  }
}
