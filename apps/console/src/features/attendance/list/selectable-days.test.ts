import { type ListedAttendance, texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { whyNotSelectable } from './selectable-days.ts'

const { ownDay, coveredByPayslip, paidByPayslip, paidElsewhere } = texts.attendance
const day = { employee: { _id: 'ana' }, status: 'late', timeIn: '08:40', paidElsewhere: false }

test.each([
  ['a late day that cannot be changed is under a payslip', {}, coveredByPayslip],
  ['a pending day that cannot even be confirmed is paid', { status: 'pending' }, paidByPayslip],
  ['nobody confirms a day without times', { status: 'pending', timeIn: '' }, coveredByPayslip],
  ['a day may be paid in the branch before', { status: 'pending', paidElsewhere: true }, paidElsewhere],
  ["one's own day is for others", { employee: { _id: 'reader' } }, ownDay],
])('%s', (_, varied, why) => {
  expect(whyNotSelectable({ ...day, ...varied } as ListedAttendance, 'reader')).toBe(why)
})
