import { formatCount, type Input, limits, listPayslips, type Payslip } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { client } from '../../../platform/session/session.ts'

type Filters = Input<typeof listPayslips>['query']

/**
 * All payslips of a filtered list that can be selected, on all pages, so that a pay day needs one press.
 * @returns null, after showing an error, if there are too many
 */
export async function listSelectable(
  filters: Filters,
  canSelect: (payslip: Payslip) => boolean,
): Promise<Payslip[] | null> {
  const { data } = await client.send(listPayslips, {
    params: { id: 'all' },
    query: filters,
  })
  const selectable = data.filter(canSelect)
  if (selectable.length <= limits.largestSelection) return selectable
  toast.error(`At most ${formatCount(limits.largestSelection)} at once. Choose a narrower range.`)
  return null
}
