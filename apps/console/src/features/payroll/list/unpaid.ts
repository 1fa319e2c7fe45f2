import { type Input, limits, listPayslips, type Payslip } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { client } from '../../../platform/session/session.ts'

type Filters = Input<typeof listPayslips>['query']

/**
 * All unpaid payslips of a filtered list, on all pages, so that a pay day needs one press.
 * @returns null, after showing an error, if there are too many
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
