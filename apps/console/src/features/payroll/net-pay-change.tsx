import { texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { VersionsTable } from '../../platform/versions-table.tsx'

const parts = texts.payslipParts

/** In pesos. */
export type NetPayNowAndThen = { before: number; after: number }

/** The total net pay of payslips, as saved and as recomputed. */
export function NetPayChange({ netPay: { before, after } }: { netPay: NetPayNowAndThen }) {
  return (
    <VersionsTable
      heads={[parts.figure, parts.asComputed, parts.computedAnew]}
      rows={[
        { label: parts.totalNetPay, before: formatPesos(before), after: formatPesos(after), marked: true },
      ]}
    />
  )
}
