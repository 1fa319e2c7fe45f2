import { FailedCall } from '@tahi/client'
import { createPayslip, payslip, texts } from '@tahi/contract'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/draft-form.ts'
import { sentBody } from '../../../platform/sent-body.ts'
import { client } from '../../../platform/session.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { payBeforeEnd } from '../period/pay-before-end.ts'
import { useRefreshPayslips } from '../refresh-payslips.ts'
import { type PayslipValues, valuesOf } from './payslip-values.ts'

/** Saves the form's payslip; what was typed outlives every failure. */
export function useSavePayslip(form: DraftForm<PayslipValues>) {
  const refresh = useRefreshPayslips()
  const goBack = useGoBackAfterSave()
  const { today } = useCompany()
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, payslip, valuesOf)

  const save = async () => {
    if (form.validate().hasErrors) return
    if (form.values.status === 'paid' && !(await payBeforeEnd([form.values], today))) return
    setError(undefined)
    try {
      await client.send(createPayslip, { body: sentBody(form.values) })
      form.settle()
      await refresh()
      goBack('/salary')
    } catch (failure) {
      if (isStale(failure)) return
      if (failure instanceof FailedCall && failure.message === texts.payslip.overlap)
        form.setErrors({ date: texts.payslip.overlap, endDate: 'Choose days without a payslip.' })
      else if (!form.showErrors(failure)) {
        showFailure(failure)
        setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
      }
    }
  }

  return { error, stale, settleStale, save }
}
