import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { useCompany } from '../../../platform/company.ts'
import type { PayPeriod } from './pay-periods.ts'
import classes from './period.module.css'

/** Says that a period is not over: a payslip made now would lack its last days, or today's clock-outs. */
export function UnfinishedHint({ period }: { period: PayPeriod }) {
  const { today } = useCompany()
  const unfinished = period.endDate >= today && period.date <= period.endDate
  return (
    <p className={classes.hint} role="status">
      {unfinished && texts.payslipPeriod.unfinished(formatDay(period.endDate))}
    </p>
  )
}
