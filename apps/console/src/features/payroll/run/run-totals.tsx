import { VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { type ReactNode, useId } from 'react'
import type { PayPeriod } from '../period/pay-periods.ts'
import { longPeriod } from '../period/short-period.ts'
import classes from './run.module.css'
import type { RunTotals as Totals } from './run-person.ts'

type RunTotalsProps = {
  /** The form of the run's settings: nothing is created while a field of it cannot be read. */
  settingsId: string
  period: PayPeriod
  payDate: string
  totals: Totals
  /** How many people were found, chosen or not. */
  found: number
  ready: boolean
  onCreate: () => Promise<void>
  /** Who is not chosen. */
  children: ReactNode
}

const { fields } = texts.payslip
const words = texts.payslipRun

/** What is about to be created: period, pay date, the sums of the chosen people, and the button that does it. */
export function RunTotals(props: RunTotalsProps) {
  const { settingsId, period, payDate, totals, found, ready, onCreate, children } = props
  const id = useId()
  const { people } = totals
  const facts = [
    [texts.payslipPeriod.period, longPeriod(period)],
    [fields.payDate, formatDay(payDate)],
    [words.chosen, texts.countOf(people, found)],
    [fields.grossPay, formatPesos(totals.grossPay)],
    [fields.totalDeductions, formatPesos(totals.totalDeductions)],
    [fields.netPay, formatPesos(totals.netPay)],
  ] as const
  return (
    <section className={classes.totals} data-bar-below aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{words.totals}</VisuallyHidden>
      </h2>
      {children}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BusyButton saves form={settingsId} disabled={!ready || people === 0} onClick={onCreate}>
        {words.create(ready ? people : undefined)}
      </BusyButton>
    </section>
  )
}
