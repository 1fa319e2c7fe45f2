import { payWords } from '@tahi/contract/employee-texts/pay'
import type { Payslip } from '@tahi/contract/payslip'
import { useWords } from '../../platform/language.ts'
import classes from './pay.module.css'

export function PaidBadge({ status }: Pick<Payslip, 'status'>) {
  const { paper: words } = useWords(payWords)
  return (
    <span className={classes.badge} data-tone={status === 'paid' ? 'good' : 'warn'}>
      {words[status]}
    </span>
  )
}
