import { centavosFromPesos } from '@tahi/domain'
import { expect, it } from 'vitest'
import type { PreviousPayslip } from './payslip.ts'
import { payComparison } from './payslip-compared.ts'

/** Days that earned regular pay, and one that did not. */
const paid = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => ({ regularMinutes: index < count ? 480 : 0 }))

const before: PreviousPayslip = {
  _id: '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f',
  date: '2026-11-01',
  endDate: '2026-11-15',
  dailyRate: 537.5,
  overtimeRate: 75,
  paidDays: 11,
  regularHours: 88,
  overtimeHours: 2.5,
  totalRegularPay: 5912.5,
  totalOvertimePay: 187.5,
  totalDeductions: 671,
  netPay: 5429,
}

/** A day fewer, two hours of overtime more, and so ₱42.62 less to deduct. */
const now = {
  ...before,
  date: '2026-11-16',
  endDate: '2026-11-30',
  days: paid(10),
  regularHours: 80,
  overtimeHours: 4.5,
  totalRegularPay: 5375,
  totalOvertimePay: 337.5,
  totalDeductions: 628.38,
  netPay: 5084.12,
  previous: before,
}

const said = (slip: Parameters<typeof payComparison>[0], language: 'en' | 'fil') => {
  const compared = payComparison(slip, language)
  return (
    compared && [compared.title, compared.sum, ...compared.lines.map((line) => Object.values(line).slice(1))]
  )
}

it('says what made the net pay lower than before, in both languages', () => {
  expect(said(now, 'en')).toEqual([
    'Compared with Nov 1 – 15, 2026',
    '₱344.88 less',
    ['Regular pay', '10 days, 80.00 hours, before 11 days, 88.00 hours', '-₱537.50'],
    ['Overtime pay', '4.50 hours, before 2.50 hours', '+₱150.00'],
    ['Total deductions', '₱628.38, before ₱671.00', '+₱42.62'],
  ])
  expect(said(now, 'fil')).toEqual([
    'Kumpara sa Nob 1 – 15, 2026',
    'Mas mababa ng ₱344.88',
    ['Regular na sahod', '10 araw, 80.00 oras, dati 11 araw, 88.00 oras', '-₱537.50'],
    ['Bayad sa overtime', '4.50 oras, dati 2.50 oras', '+₱150.00'],
    ['Kabuuang kaltas', '₱628.38, dati ₱671.00', '+₱42.62'],
  ])
})

it('has amounts that add up to the difference', () => {
  const amounts = payComparison(now, 'en')?.lines.map(({ amount }) => Number(amount.replace('₱', '')))
  const sum = amounts?.reduce((total, amount) => total + centavosFromPesos(amount), 0)
  expect(sum).toBe(centavosFromPesos(now.netPay) - centavosFromPesos(before.netPay))
})

it('names a rate only when it changed', () => {
  const raised = {
    ...before,
    dailyRate: 550,
    totalRegularPay: 6050,
    netPay: 5551.38,
    totalDeductions: 686.12,
  }
  expect(said({ ...raised, days: paid(11), previous: before }, 'en')).toEqual([
    'Compared with Nov 1 – 15, 2026',
    '₱122.38 more',
    ['Regular pay', '11 days, 88.00 hours, at ₱550.00, before 11 days, 88.00 hours, at ₱537.50', '+₱137.50'],
    ['Total deductions', '₱686.12, before ₱671.00', '-₱15.12'],
  ])
})

it('has no line when nothing differs, and no comparison for a first payslip', () => {
  expect(payComparison({ ...before, days: paid(11), previous: before }, 'en')).toMatchObject({
    sum: 'The same net pay',
    lines: [],
  })
  expect(payComparison({ ...before, days: [], previous: null }, 'en')).toBeNull()
})
