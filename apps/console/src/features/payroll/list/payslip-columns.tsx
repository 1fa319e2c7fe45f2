import { type Payslip, texts, uiTimings } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import {
  branchColumn,
  firstNameColumn,
  lastNameColumn,
  userIdColumn,
} from '../../../platform/lists/person-columns.ts'

/** The manager's columns (W2 Salary). Status is a button until paid, then a text (C2). */
export const payslipColumns = (
  onMarkPaid: (payslip: Payslip) => unknown,
  { everyBranch }: { everyBranch: boolean },
): readonly Column<Payslip>[] => [
  ...(everyBranch ? [branchColumn] : []),
  userIdColumn,
  lastNameColumn,
  firstNameColumn,
  { key: 'from', label: texts.columns.from, sort: 'date', value: ({ date }) => formatDay(date) },
  { key: 'to', label: texts.columns.to, sort: 'endDate', value: ({ endDate }) => formatDay(endDate) },
  {
    key: 'amount',
    label: texts.columns.amount,
    sort: 'netPay',
    kind: 'money',
    value: ({ netPay }) => netPay,
  },
  {
    key: 'status',
    label: texts.columns.status,
    sort: 'status',
    kind: 'paid',
    width: '150px',
    words: texts.payslip,
    isPaid: ({ salaryIsPaid }) => salaryIsPaid,
    canMark: ({ can }) => can.includes('mark-paid'),
    onMarkPaid,
    busyDelay: uiTimings.clickDelay,
  },
]
