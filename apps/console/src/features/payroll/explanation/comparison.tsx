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
      words={`${title}. Only what differs is listed; the amounts add up to the difference.`}
      lines={lines.map(({ label, how, amount }) => [`${label}: ${how}`, amount])}
      total={[texts.payslip.fields.netPay, sum]}
      empty="Nothing differs."
    />
  )
}
