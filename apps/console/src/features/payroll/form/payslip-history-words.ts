import { type HistoryEntry, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import {
  actionWords,
  changesOf,
  type HistoryField,
  type Told,
} from '../../../platform/history/history-words.ts'

const { fields: labels } = texts.payslip
const { payslipActions, createdPaid, paidAsComputed, netPayAnew, paymentMethod } = texts.history

const dayWords = (value: unknown) => formatDay(String(value))
const sumWords = (value: unknown) => formatPesos(Number(value))

const fields: readonly HistoryField[] = [
  { key: 'date', label: labels.from, words: dayWords },
  { key: 'endDate', label: labels.to, words: dayWords },
  { key: 'payDate', label: labels.payDate, words: dayWords },
  { key: 'paymentMethod', label: paymentMethod, words: String },
  { key: 'grossPay', label: labels.grossPay, words: sumWords },
  { key: 'netPay', label: labels.netPay, words: sumWords },
  { key: 'netPayAnew', label: netPayAnew, words: sumWords },
]

/** An entry of a payslip's history in words. */
export const tellPayslipEntry = (entry: Pick<HistoryEntry, 'action' | 'before' | 'after'>): Told => ({
  title: titleOf(entry),
  changes: changesOf(fields, entry),
})

/** The form changes the status together with other fields, and saves a new payslip as paid. */
function titleOf({ action, before, after }: Parameters<typeof tellPayslipEntry>[0]): string {
  if (action === 'payslip.create' && after?.status === 'paid') return createdPaid
  if (after?.netPayAnew !== undefined) return paidAsComputed
  const isMarked = action === 'payslip.change' && before?.status !== after?.status
  return actionWords(isMarked ? `payslip.mark-${after?.status}` : action, payslipActions)
}
