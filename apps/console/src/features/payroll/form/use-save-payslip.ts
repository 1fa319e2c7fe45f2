import { FailedCall } from '@tahi/client'
import { createPayslip, payslip, recomputePayslips, screens, texts } from '@tahi/contract'
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
import type { useFigures } from './use-figures.ts'

type Figures = Pick<ReturnType<typeof useFigures>, 'isCurrent' | 'explained' | 'computed' | 'compute'>

/**
 * Saves the form's payslip with the sum and the warnings that it shows: the server saves no other sum. While they are
 * not there, a payslip is not saved as paid, and a pending one waits for them. The form follows nothing while it is
 * edited, so the warnings are sent also where the sum stays as saved: a time may be there since that was not recorded.
 */
export function useSavePayslip(form: DraftForm<PayslipValues>, figures: Figures) {
  const { today } = useCompany()
  return useSaveRecord({
    form,
    schema: payslip,
    valuesOf,
    isReady: async () => {
      if (form.validate().hasErrors) return false
      if (form.values.status !== 'paid') return true
      if (figures.isCurrent) return payBeforeEnd([form.values], today)
      form.setFieldError('status', texts.payslipForm.figuresAwaited)
      return false
    },
    send: async () => {
      const shown = figures.isCurrent ? figures.computed : await figures.compute()
      const warnings = (shown ?? figures.explained)?.warnings
      const body = {
        ...form.values,
        ...(shown && { shownNetPay: shown.netPay }),
        ...(warnings && { shownWarnings: warnings }),
      }
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
