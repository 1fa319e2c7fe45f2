import { IconChevronRight } from '@tabler/icons-react'
import { payWords } from '@tahi/contract/employee-texts/pay'
import { listPayslips } from '@tahi/contract/payroll'
import type { Payslip } from '@tahi/contract/payslip'
import { payPeriodLabel } from '@tahi/contract/payslip-in-words'
import { formatExactPesos } from '@tahi/domain'
import { Link } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Page } from '../../components/page.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { useLanguage, useWords } from '../../platform/language.ts'
import { useLatest } from '../../platform/use-latest.ts'
import { PaidBadge } from './paid-badge.tsx'
import classes from './pay.module.css'

/** One's payslips, the newest first. */
export function PayPage() {
  const { page: words } = useWords(payWords)
  const { list: payslips, older } = useLatest(listPayslips, (query) => ({ params: { id: 'all' }, query }))
  return (
    <Page title={words.title}>
      <Answer of={payslips}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{words.none}</p>}
            <ul className={classes.list}>
              {data.map((payslip) => (
                <li key={payslip._id}>
                  <PayslipLink payslip={payslip} />
                </li>
              ))}
            </ul>
            <ShowOlder of={payslips} older={older} />
          </>
        )}
      </Answer>
    </Page>
  )
}

function PayslipLink({ payslip: { _id, date, endDate, netPay, status } }: { payslip: Payslip }) {
  const language = useLanguage()
  return (
    <Link href={`/pay/${_id}`} className={classes.link}>
      <span>
        <strong>{formatExactPesos(netPay)}</strong>
        <span className={classes.quiet}>{payPeriodLabel({ date, endDate }, language)}</span>
      </span>
      <PaidBadge status={status} />
      <IconChevronRight aria-hidden className={classes.quiet} />
    </Link>
  )
}
