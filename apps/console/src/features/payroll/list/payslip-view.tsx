import { readPayslip, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/list.ts'
import { Statement } from '../form/statement.tsx'
import { longPeriod } from '../period/short-period.ts'
import classes from './payslip-view.module.css'

/** One payslip with its explanation, to read. */
export default function PayslipView({ id }: { id: string }) {
  const payslip = useCall(readPayslip, { params: { id } })
  if (payslip.error) return <ProblemNotice problem={problemOf(payslip.error, payslip.refetch)} />
  const read = payslip.data?.data
  return (
    <>
      <div className={classes.head}>
        {read && (
          <>
            <strong>
              {read.employee.lastName}, {read.employee.firstName}
            </strong>
            <span>{read.employee.userId}</span>
            <span>{longPeriod(read)}</span>
            <span>Issued {formatDay(read.payDate)}</span>
            <StatusBadge tone={read.salaryIsPaid ? 'good' : 'warn'} label={texts.payslip[read.status]} />
          </>
        )}
      </div>
      <Statement explained={read ?? null} state={read ? 'ready' : 'loading'} />
    </>
  )
}
