import { texts } from '@tahi/contract'
import { payComparison } from '@tahi/contract/payslip-compared'
import type { Explained } from '../figures.ts'
import { Sum } from './sum.tsx'

/** What made the net pay differ from the payslip before. */
export function Comparison({ explained }: { explained: Explained }) {
  const comparison = payComparison(explained, 'en')
  if (!comparison) return null
  const { title, sum, lines } = comparison
  return (
    <Sum
      words={texts.payslipExplanation.rules.change(title)}
      lines={lines.map(({ label, how, amount }) => [`${label}: ${how}`, amount])}
      total={[texts.payslip.fields.netPay, sum]}
      empty={texts.payslipExplanation.noDifference}
    />
  )
}
