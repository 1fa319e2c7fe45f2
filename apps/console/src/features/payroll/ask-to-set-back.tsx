import { type Payslip, texts } from '@tahi/contract'
import { sumOfPesos } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { payslipInShort } from './period/short-period.ts'

type Paid = Pick<Payslip, 'employee' | 'date' | 'endDate' | 'netPay'>

/** Asks before paid payslips become pending ones: the money is usually handed out. */
export function askToSetBack(payslips: readonly Paid[]): Promise<boolean> {
  const [first] = payslips
  const only = payslips.length === 1 ? first : undefined
  const netPay = formatPesos(sumOfPesos(payslips.map(({ netPay }) => netPay)))
  return confirm({
    message: texts.payslip.setBackQuestion(payslips.length),
    detail: (
      <>
        {only && <p>{payslipInShort(only)}</p>}
        <p>{texts.payslip.setBackDetail(payslips.length, netPay)}</p>
      </>
    ),
    confirmLabel: texts.payslip.setBack,
  })
}
