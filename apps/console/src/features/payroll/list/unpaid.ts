import { type Input, limits, listPayslips, type Payslip } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { client } from '../../../platform/session.ts'

type Filters = Input<typeof listPayslips>['query']

/** Everybody still to pay on all pages of the list, because a pay day is one press and not thirty; null, and says so, where they are too many. */
export async function listUnpaid(filters: Filters): Promise<Payslip[] | null> {
  const { data } = await client.send(listPayslips, {
    params: { id: 'all' },
    query: { ...filters, status: 'pending' },
  })
  const unpaid = data.filter(({ can }) => can.includes('mark-paid'))
  if (unpaid.length <= limits.largestSelection) return unpaid
  toast.error(`At most ${limits.largestSelection.toLocaleString('en')} at once. Choose a narrower range.`)
  return null
}
