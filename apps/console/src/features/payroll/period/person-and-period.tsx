import { listedName } from '@tahi/domain'
import type { ReactNode } from 'react'
import type { PayPeriod } from './pay-periods.ts'
import classes from './person-and-period.module.css'
import { longPeriod } from './short-period.ts'

type PersonAndPeriodProps = {
  /** Undefined while loading; its space is reserved. */
  payslip: (PayPeriod & { employee: { userId: string; firstName: string; lastName: string } }) | undefined
  /** Further details of the payslip. */
  children?: ReactNode
}

/** The employee and period of a payslip, above its figures. */
export const PersonAndPeriod = ({ payslip, children }: PersonAndPeriodProps) => (
  <div className={classes.head}>
    {payslip && (
      <>
        <strong>{listedName(payslip.employee)}</strong>
        <span>{payslip.employee.userId}</span>
        <span>{longPeriod(payslip)}</span>
      </>
    )}
    {children}
  </div>
)
