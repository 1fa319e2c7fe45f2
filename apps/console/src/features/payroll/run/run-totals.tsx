import { VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { type ReactNode, useId } from 'react'
import classes from './run.module.css'
import type { RunTotals as Totals } from './run-person.ts'

type RunTotalsProps = {
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

/** The sums of the chosen people, and the button that creates their payslips. */
export function RunTotals({ totals, found, ready, onCreate, children }: RunTotalsProps) {
  const id = useId()
  const { people } = totals
  const facts = [
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
      <BusyButton disabled={!ready || people === 0} onClick={onCreate}>
        {words.create(ready ? people : undefined)}
      </BusyButton>
    </section>
  )
}
