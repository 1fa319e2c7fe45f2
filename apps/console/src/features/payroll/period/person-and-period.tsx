import type { ReactNode } from 'react'
import type { PayPeriod } from './pay-periods.ts'
import classes from './person-and-period.module.css'
import { longPeriod } from './short-period.ts'

type PersonAndPeriodProps = {
  /** Undefined while it is read; its place is kept. */
  payslip: (PayPeriod & { employee: { userId: string; firstName: string; lastName: string } }) | undefined
  /** What else is said of the payslip. */
  children?: ReactNode
}

/** Whose payslip it is and of which days, above its figures. */
export const PersonAndPeriod = ({ payslip, children }: PersonAndPeriodProps) => (
  <div className={classes.head}>
    {payslip && (
      <>
        <strong>
          {payslip.employee.lastName}, {payslip.employee.firstName}
        </strong>
        <span>{payslip.employee.userId}</span>
        <span>{longPeriod(payslip)}</span>
      </>
    )}
    {children}
  </div>
)
