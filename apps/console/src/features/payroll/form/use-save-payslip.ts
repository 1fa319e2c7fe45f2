import { FailedCall } from '@tahi/client'
import { createPayslip, payslip, screens, texts } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/forms/draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/save-record.ts'
import { sentBody } from '../../../platform/forms/sent-body.ts'
import { client } from '../../../platform/session/session.ts'
import { payBeforeEnd } from '../period/pay-before-end.ts'
import { changedByPayslips } from '../shows.ts'
import { type PayslipValues, valuesOf } from './payslip-values.ts'

/** Saves the form's payslip. */
export function useSavePayslip(form: DraftForm<PayslipValues>) {
  const { today } = useCompany()
  return useSaveRecord({
    form,
    schema: payslip,
    valuesOf,
    isReady: async () => {
      if (form.validate().hasErrors) return false
      return form.values.status !== 'paid' || payBeforeEnd([form.values], today)
    },
    send: () => client.send(createPayslip, { body: sentBody(form.values) }),
    showRefusal: (failure) => {
      if (!(failure instanceof FailedCall) || failure.message !== texts.payslip.overlap) return false
      form.setErrors({ date: texts.payslip.overlap, endDate: 'Choose days without a payslip.' })
      return true
    },
    refresh: useRefresh(changedByPayslips),
    fallback: screens.salary.path,
  })
}
