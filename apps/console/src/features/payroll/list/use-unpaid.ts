import { type Input, limits, listPayslips } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'

type Filters = Input<typeof listPayslips>['query']

/** Selects everybody still to pay on all pages of the list, because a pay day is one press and not thirty. */
export function useUnpaid(filters: Filters, select: (ids: ReadonlySet<string>) => void) {
  return async () => {
    try {
      const { data } = await client.send(listPayslips, {
        params: { id: 'all' },
        query: { ...filters, status: 'pending' },
      })
      const ids = data.filter(({ can }) => can.includes('mark-paid')).map(({ _id }) => _id)
      if (ids.length > limits.largestSelection)
        toast.error(
          `At most ${limits.largestSelection.toLocaleString('en')} at once. Choose a narrower range.`,
        )
      else select(new Set(ids))
    } catch (failure) {
      showFailure(failure)
    }
  }
}
