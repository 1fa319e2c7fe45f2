import type { Answer } from '@tahi/client'
import { type recomputePayslips, texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { NetPayChange } from '../net-pay-change.tsx'

export type Refused = Answer<typeof recomputePayslips>['data']['refused']

type SelectedChangeProps = {
  /** In pesos, of those that would change; without `after` they go. */
  netPay: { before: number; after?: number }
  unchanged?: number
  refused: Refused
}

/** What a change of the selected payslips would do, for the question that is asked before it. */
export function SelectedChange({ netPay, unchanged = 0, refused }: SelectedChangeProps) {
  const [first] = refused
  return (
    <>
      {netPay.after === undefined ? (
        <p>Total net pay {formatPesos(netPay.before)}</p>
      ) : (
        <NetPayChange netPay={{ before: netPay.before, after: netPay.after }} />
      )}
      {unchanged > 0 && <p>{texts.payslip.unchanged(unchanged)}</p>}
      {first && <p>{texts.payslip.leftAsTheyAre(refused.length, first.msg)}</p>}
    </>
  )
}
