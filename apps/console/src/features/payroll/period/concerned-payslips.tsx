import { type Payslip, texts } from '@tahi/contract'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { payslipHref } from '../../../platform/payslip-href.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import classes from './concerned-payslips.module.css'

/** As many as are read at a glance; the others stay selected in the list. */
const mostNamed = 6

/** Names whose payslips a reason concerns, each with a link to the payslip. */
export function ConcernedPayslips({ payslips }: { payslips: readonly Payslip[] }) {
  const { role } = useCurrentUser()
  const others = payslips.length - mostNamed
  return (
    <ul className={classes.list}>
      {payslips.slice(0, mostNamed).map(({ _id, employee }) => (
        <li key={_id}>
          <NewTabLink href={payslipHref(_id, role)}>{employeeInWords(employee)}</NewTabLink>
        </li>
      ))}
      {others > 0 && <li>{texts.payslip.others(others)}</li>}
    </ul>
  )
}
