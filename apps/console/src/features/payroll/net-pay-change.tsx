import { formatPesos } from '@tahi/ui/format/money.tsx'
import { VersionsTable } from '../../platform/versions-table.tsx'

/** In pesos. */
export type NetPayNowAndThen = { before: number; after: number }

/** The total net pay of payslips, as saved and as recomputed. */
export function NetPayChange({ netPay: { before, after } }: { netPay: NetPayNowAndThen }) {
  return (
    <VersionsTable
      heads={['Figure', 'As computed', 'Computed anew']}
      rows={[
        { label: 'Total net pay', before: formatPesos(before), after: formatPesos(after), marked: true },
      ]}
    />
  )
}
