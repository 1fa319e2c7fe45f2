import { type Payslip, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { longPeriod } from './period/short-period.ts'

type Paid = Pick<Payslip, 'employee' | 'date' | 'endDate' | 'netPay'>

/** Asks before a paid payslip becomes a pending one: the money is usually handed out. */
export const askToSetBack = ({ employee, date, endDate, netPay }: Paid): Promise<boolean> =>
  confirm({
    message: texts.payslip.setBackQuestion,
    detail: (
      <>
        <p>{`${employee.lastName}, ${employee.firstName}, ${longPeriod({ date, endDate })}`}</p>
        <p>{texts.payslip.setBackDetail(formatPesos(netPay))}</p>
      </>
    ),
    confirmLabel: texts.payslip.setBack,
  })
