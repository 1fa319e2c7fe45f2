import { expect, test } from 'vitest'
import { tellPayslipEntry } from './payslip-history-words.ts'

const slip = {
  date: '2026-11-01',
  endDate: '2026-11-15',
  payDate: '2026-11-18',
  paymentMethod: 'cash',
  status: 'pending',
  grossPay: 537.5,
  netPay: 478.37,
}

test.each([
  ['payslip.create', 'Created'],
  ['payslip.change', 'Changed'],
  ['payslip.recompute', 'Recomputed'],
  ['payslip.mark-paid', 'Marked as paid'],
  ['payslip.mark-pending', 'Set back to pending'],
  ['payslip.something-new', 'Something new'],
])('%s is told as %s', (action, title) => {
  expect(tellPayslipEntry({ action, before: slip, after: slip })).toEqual({ title, changes: [] })
})

test('a new payslip tells its period and its sums', () => {
  expect(tellPayslipEntry({ action: 'payslip.create', before: null, after: slip }).changes).toEqual([
    { label: 'Payslip From', before: undefined, after: 'Nov 1, 2026' },
    { label: 'Payslip to', before: undefined, after: 'Nov 15, 2026' },
    { label: 'Date Issued', before: undefined, after: 'Nov 18, 2026' },
    { label: 'Payment method', before: undefined, after: 'cash' },
    { label: 'Gross Pay', before: undefined, after: '₱537.50' },
    { label: 'Net Pay', before: undefined, after: '₱478.37' },
  ])
})

test('one that is paid at once says so', () => {
  const after = { ...slip, status: 'paid' }
  expect(tellPayslipEntry({ action: 'payslip.create', before: null, after }).title).toBe('Created as paid')
})

test('a save that pays or sets back is told as that, with what else it changed', () => {
  const after = { ...slip, status: 'paid', payDate: '2026-11-20' }
  expect(tellPayslipEntry({ action: 'payslip.change', before: slip, after })).toEqual({
    title: 'Marked as paid',
    changes: [{ label: 'Date Issued', before: 'Nov 18, 2026', after: 'Nov 20, 2026' }],
  })
  const { title } = tellPayslipEntry({ action: 'payslip.change', before: after, after: slip })
  expect(title).toBe('Set back to pending')
})

test.each(['payslip.mark-paid', 'payslip.change'])(
  '%s as computed tells what it would have come to',
  (action) => {
    const after = { ...slip, status: 'paid', netPayAnew: 956.74 }
    expect(tellPayslipEntry({ action, before: slip, after })).toEqual({
      title: 'Marked as paid as computed',
      changes: [{ label: 'Net Pay if recomputed', before: undefined, after: '₱956.74' }],
    })
  },
)

test('a recomputation tells the sums before and after', () => {
  const after = { ...slip, grossPay: 600, netPay: 540 }
  expect(tellPayslipEntry({ action: 'payslip.recompute', before: slip, after }).changes).toEqual([
    { label: 'Gross Pay', before: '₱537.50', after: '₱600.00' },
    { label: 'Net Pay', before: '₱478.37', after: '₱540.00' },
  ])
})
