import { payWords } from '@tahi/contract/employee-texts/pay'
import type { Payslip } from '@tahi/contract/payslip'
import { Badge } from '../../components/badge.tsx'
import { useWords } from '../../platform/language.ts'

export function PaidBadge({ status }: Pick<Payslip, 'status'>) {
  const { paper: words } = useWords(payWords)
  return <Badge tone={status === 'paid' ? 'good' : 'warn'}>{words[status]}</Badge>
}
