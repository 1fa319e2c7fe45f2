import { type Refused, texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { NetPayChange } from '../net-pay-change.tsx'

type SelectedChangeProps = {
  /** In pesos, of the payslips that would change; without `after` they would be removed. */
  netPay: { before: number; after?: number }
  unchanged?: number
  refused: Refused
}

/** Describes what a change of the selected payslips would do, in the question before it. */
export function SelectedChange({ netPay, unchanged = 0, refused }: SelectedChangeProps) {
  return (
    <>
      {netPay.after === undefined ? (
        <p>{texts.payslipList.totalNetPay(formatPesos(netPay.before))}</p>
      ) : (
        <NetPayChange netPay={{ before: netPay.before, after: netPay.after }} />
      )}
      {unchanged > 0 && <p>{texts.payslip.unchanged(unchanged)}</p>}
      {refused.length > 0 && <p>{texts.payslip.leftAsTheyAre(refused)}</p>}
    </>
  )
}
