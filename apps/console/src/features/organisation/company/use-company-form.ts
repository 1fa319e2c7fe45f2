import { FailedCall } from '@tahi/client'
import {
  type CompanySettings,
  companySettings,
  readCompany,
  readCompanySettings,
  saveCompanySettings,
  texts,
} from '@tahi/contract'
import { useState } from 'react'
import { showFailure, useRefresh } from '../../../platform/calls.ts'
import { useDraftForm } from '../../../platform/draft-form.ts'
import { newerRecord } from '../../../platform/newer-record.ts'
import { client } from '../../../platform/session.ts'
import { type CompanyValues, changeOf, rebase, valuesOf } from './company-values.ts'

/** The company's settings in a form: of what is typed only the changes are sent, and it outlives every failure. */
export function useCompanyForm(settings: CompanySettings) {
  const refresh = useRefresh()
  const [initial] = useState(() => valuesOf(settings))
  const [opened, setOpened] = useState(initial)
  const form = useDraftForm<CompanyValues>('company', initial, saveCompanySettings.body)
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<CompanyValues>()

  const goOnFrom = (base: CompanyValues, values: CompanyValues) => {
    setOpened(base)
    setTheirs(undefined)
    form.setValues(values)
    form.resetDirty(base)
  }

  const fail = (failure: unknown) => {
    const newer = newerRecord(failure, companySettings)
    if (newer) setTheirs(valuesOf(newer))
    else if (!form.showErrors(failure)) {
      showFailure(failure)
      setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
    }
  }

  return {
    form,
    opened,
    error,
    /** The settings as somebody else left them meanwhile. */
    theirs,
    /** @returns whether they were saved */
    async save(): Promise<boolean> {
      setError(undefined)
      if (!(await form.underWay.ended()) || form.validate().hasErrors) return false
      const values = form.getValues()
      // A draft that comes back keeps the version that it began with.
      const body = { ...changeOf(opened, values), version: values.version }
      try {
        const { data } = await client.send(saveCompanySettings, { body })
        goOnFrom(valuesOf(data), valuesOf(data))
        form.settle()
        await refresh(readCompany, readCompanySettings)
        return true
      } catch (failure) {
        fail(failure)
        return false
      }
    },
    /** Ends a stale edit: with what was typed on top of theirs, or with theirs alone. */
    settleStale(whose: 'mine' | 'theirs') {
      if (!theirs) return
      goOnFrom(theirs, whose === 'mine' ? rebase(opened, form.values, theirs) : theirs)
      if (whose === 'theirs') form.settle()
    },
  }
}
