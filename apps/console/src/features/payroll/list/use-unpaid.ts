import { type Input, limits, listPayslips, type Payslip } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'

type Filters = Input<typeof listPayslips>['query']

/** Selects everybody still to pay on all pages of the list, because a pay day is one press and not thirty. */
export function useUnpaid(filters: Filters, select: (unpaid: Payslip[]) => void) {
  return async () => {
    try {
      const { data } = await client.send(listPayslips, {
        params: { id: 'all' },
        query: { ...filters, status: 'pending' },
      })
      const unpaid = data.filter(({ can }) => can.includes('mark-paid'))
      if (unpaid.length > limits.largestSelection)
        toast.error(
          `At most ${limits.largestSelection.toLocaleString('en')} at once. Choose a narrower range.`,
        )
      else select(unpaid)
    } catch (failure) {
      showFailure(failure)
    }
  }
}
