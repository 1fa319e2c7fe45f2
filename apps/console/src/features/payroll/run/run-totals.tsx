import { VisuallyHidden } from '@mantine/core'
import { counted, formatCount, texts } from '@tahi/contract'
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

/** The sums of the chosen people, and the button that creates their payslips. */
export function RunTotals({ totals, found, ready, onCreate, children }: RunTotalsProps) {
  const id = useId()
  const { people } = totals
  const facts = [
    ['Chosen', `${formatCount(people)} of ${formatCount(found)}`],
    [fields.grossPay, formatPesos(totals.grossPay)],
    [fields.totalDeductions, formatPesos(totals.totalDeductions)],
    [fields.netPay, formatPesos(totals.netPay)],
  ] as const
  return (
    <section className={classes.totals} data-bar-below aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>Totals of those chosen</VisuallyHidden>
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
        {labelOf(people, ready)}
      </BusyButton>
    </section>
  )
}

function labelOf(people: number, ready: boolean): string {
  if (!ready) return 'Create payslips'
  return `Create ${counted(people, 'payslip', 'payslips')}`
}
