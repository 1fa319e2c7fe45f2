import { FailedCall } from '@tahi/client'
import { createPayslip, payslip, recomputePayslips, screens } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { showingDay } from '../../../platform/lists/showing-day.ts'
import { client } from '../../../platform/session/session.ts'
import { payBeforeEnd } from '../period/pay-before-end.tsx'
import { payOutdated } from '../period/pay-outdated.tsx'
import { changedByPayslips } from '../shows.ts'
import { type PayslipValues, valuesOf } from './payslip-values.ts'

/**
 * Saves the form's payslip.
 * @param shownNetPay in pesos, if the form shows the payslip's computed sum: the server saves no other sum
 */
export function useSavePayslip(form: DraftForm<PayslipValues>, shownNetPay: number | undefined) {
  const { today } = useCompany()
  return useSaveRecord({
    form,
    schema: payslip,
    valuesOf,
    isReady: async () => {
      if (form.validate().hasErrors) return false
      return form.values.status !== 'paid' || payBeforeEnd([form.values], today)
    },
    send: async () => {
      const body = { ...form.values, shownNetPay }
      try {
        return await client.send(createPayslip, { body })
      } catch (failure) {
        const isOutdated = failure instanceof FailedCall && failure.code === 'payslip_outdated'
        if (!isOutdated || !(await asksToPayOutdated(body._id))) throw failure
        return await client.send(createPayslip, { body: { ...body, asComputed: true } })
      }
    },
    refresh: useRefresh(changedByPayslips),
    fallback: screens.salary.path,
    show: (href) => showingDay(href, 'salary', form.values.payDate, today),
  })
}

/** Shows what a saved payslip would now come to. @returns whether to pay the saved sum */
async function asksToPayOutdated(id: string): Promise<boolean> {
  const { data } = await client.send(recomputePayslips, { body: { ids: [id], preview: true } })
  return payOutdated(
    {
      payslips: 1,
      withOtherSum: { count: data.netPayBefore === data.netPayAfter ? 0 : 1 },
      withWaitingDays: { count: data.withWaitingDays },
      withWaitingCorrections: { count: data.withWaitingCorrections },
      withUnrecordedTimes: { count: data.withUnrecordedTimes },
      withLateOrHalfDays: { count: data.withLateOrHalfDays },
      netPayBefore: data.netPayBefore,
      netPayAfter: data.netPayAfter,
    },
    true,
  )
}
