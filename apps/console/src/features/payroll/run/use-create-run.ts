import { createPayslips, texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useIsLeft } from '@tahi/ui/use-is-left.ts'
import { useRouter } from '@tanstack/react-router'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { client } from '../../../platform/session/session.ts'
import { whileLoading } from '../../../platform/while-loading.ts'
import { toPayHref } from '../address.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import { changedByPayslips } from '../shows.ts'
import { type RunPerson, totalsOf } from './run-person.ts'
import { unchosenWords } from './unchosen-words.ts'

/**
 * Creates the payslips of the chosen people, all or none, and opens the list where they wait to be paid, unless the user
 * left the page meanwhile. Says who with pay to get is left.
 * @param branch the branch chosen for the run, of users who see more than one
 */
export function useCreateRun(period: PayPeriod, payDate: string, branch: string | undefined) {
  const router = useRouter()
  const refresh = useRefresh(changedByPayslips)
  const isLeft = useIsLeft()
  return async (chosen: readonly RunPerson[], unchosen: readonly RunPerson[]) => {
    const employeeIds = chosen.map(({ employee }) => employee._id)
    try {
      const body = { ...period, employeeIds, payDate, netPay: totalsOf(chosen).netPay }
      const sent = client.send(createPayslips, { body })
      const { data } = await whileLoading(texts.payslipRun.creating(employeeIds.length), sent)
      const left = unchosen.length > 0 ? unchosenWords(unchosen) : undefined
      toast.success(texts.payslipRun.created(data.created, formatPesos(data.netPay), data.existing, left), {
        duration: left === undefined ? 5000 : 10_000,
      })
      // Navigates first, so that the list is refetched and not the preview of the left page.
      if (!isLeft()) router.history.push(toPayHref(payDate, branch))
      await refresh()
    } catch (failure) {
      showFailedAction(failure)
      // Somebody else may have paid some people, or changed their days; the new preview shows it.
      await refresh()
    }
  }
}
