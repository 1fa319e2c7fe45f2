import { FailedCall } from '@tahi/client'
import { createPayslip, type ExplainedPayslip, type Payslip, payslip, texts } from '@tahi/contract'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import { showFailure } from '../../../platform/calls.ts'
import type { useDraftForm } from '../../../platform/draft-form.ts'
import { newerRecord } from '../../../platform/newer-record.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshPayslips } from '../refresh-payslips.ts'
import type { PayslipValues } from './payslip-values.ts'

type Form = ReturnType<typeof useDraftForm<PayslipValues>>

/** Saves the form's payslip; what was typed outlives every failure. */
export function useSavePayslip(form: Form, saved: ExplainedPayslip | null) {
  const refresh = useRefreshPayslips()
  const goBack = useGoBackAfterSave()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Payslip>()
  // The version that the person has seen: the record's, or that of a newer one they were shown.
  const [seen, setSeen] = useState<number>()
  const version = Math.max(saved?.version ?? 0, seen ?? 0)

  const send = async (values: PayslipValues) => {
    setError(undefined)
    try {
      await client.send(createPayslip, { body: { ...values, ...(version > 0 && { version }) } })
      form.settle()
      await refresh()
      goBack('/salary')
    } catch (failure) {
      const current = newerRecord(failure, payslip)
      if (current) setTheirs(current)
      else if (failure instanceof FailedCall && failure.message === texts.payslip.overlap)
        form.setErrors({ date: texts.payslip.overlap, endDate: 'Choose days without a payslip.' })
      else if (!form.showErrors(failure)) {
        showFailure(failure)
        setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
      }
    }
  }

  return {
    error,
    /** The record as somebody else left it meanwhile. */
    theirs,
    save: async () => {
      if (form.validate().hasErrors) return
      await send(form.values)
    },
    /** Goes on from the newer record; what was typed here stays. */
    settleStale() {
      if (!theirs) return
      setSeen(theirs.version)
      setTheirs(undefined)
    },
  }
}
