import { type Input, limits, listPayslips, type Payslip } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { client } from '../../../platform/session/session.ts'

type Filters = Input<typeof listPayslips>['query']

/**
 * Everybody on all pages of a list of those still to pay, because a pay day is one press and not thirty; null, and says so,
 * where they are too many.
 */
export async function listUnpaid(filters: Filters): Promise<Payslip[] | null> {
  const { data } = await client.send(listPayslips, {
    params: { id: 'all' },
    query: filters,
  })
  const unpaid = data.filter(({ can }) => can.includes('mark-paid'))
  if (unpaid.length <= limits.largestSelection) return unpaid
  toast.error(`At most ${limits.largestSelection.toLocaleString('en')} at once. Choose a narrower range.`)
  return null
}
