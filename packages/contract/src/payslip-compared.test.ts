import { centavosFromPesos } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import type { PreviousPayslip } from './payslip.ts'
import { payComparison } from './payslip-compared.ts'

/** Days that earned regular pay, and two that did not: one without hours, and one on which no rate held. */
const paid = (count: number) => [
  ...Array.from({ length: count }, () => ({ regularMinutes: 480, dailyRate: 537.5 })),
  { regularMinutes: 0, dailyRate: 537.5 },
  { regularMinutes: 480, dailyRate: 0 },
]

/** Hours at one rate; neither their minutes nor their pay are named. */
const part = (rate: number, hours: number) => ({ rate, minutes: hours * 60, hours, pay: 0 })

const before: PreviousPayslip = {
  _id: '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f',
  date: '2026-11-01',
  endDate: '2026-11-15',
  paidDays: 11,
  regularHours: 88,
  overtimeHours: 2.5,
  totalRegularPay: 5912.5,
  totalOvertimePay: 187.5,
  totalDeductions: 671,
  netPay: 5429,
  regularParts: [part(537.5, 88)],
  overtimeParts: [part(75, 2.5)],
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
  regularParts: [part(537.5, 80)],
  overtimeParts: [part(75, 4.5)],
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
    'Compared with Nov 1–15, 2026',
    '₱344.88 less',
    ['Regular pay', '10 days, 80.00 hours, before 11 days, 88.00 hours', '-₱537.50'],
    ['Overtime pay', '4.50 hours, before 2.50 hours', '+₱150.00'],
    ['Total deductions', '₱628.38, before ₱671.00', '+₱42.62'],
  ])
  expect(said(now, 'fil')).toEqual([
    'Kumpara sa Nob 1–15, 2026',
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

describe('where rates differ', () => {
  const compared = (slip: Partial<PreviousPayslip>, previous: Partial<PreviousPayslip> = {}) => {
    const both = { ...before, ...slip, days: paid(11), previous: { ...before, ...previous } }
    return (['en', 'fil'] as const).flatMap((language) =>
      payComparison(both, language)?.lines.map(({ how, amount }) => [how, amount]),
    )
  }

  it('names them, of a day or of an hour', () => {
    const raised = { regularParts: [part(550, 88)], totalRegularPay: 6050 }
    expect(compared(raised)).toEqual([
      ['11 days, 88.00 hours at ₱550.00 a day, before 11 days, 88.00 hours at ₱537.50 a day', '+₱137.50'],
      [
        '11 araw, 88.00 oras sa rate na ₱550.00 kada araw, dati 11 araw, 88.00 oras sa rate na ₱537.50 kada araw',
        '+₱137.50',
      ],
    ])
    const overtime = { overtimeParts: [part(80, 2.5)], totalOvertimePay: 200 }
    expect(compared(overtime)).toEqual([
      ['2.50 hours at ₱80.00 an hour, before 2.50 hours at ₱75.00 an hour', '+₱12.50'],
      ['2.50 oras sa rate na ₱80.00 kada oras, dati 2.50 oras sa rate na ₱75.00 kada oras', '+₱12.50'],
    ])
  })

  it('says how many hours have which, in either payslip', () => {
    const mixed = { regularParts: [part(537.5, 56), part(660, 32)], totalRegularPay: 6402.5 }
    const [words] = compared(mixed)
    const parts = '11 days, 56.00 hours at ₱537.50 a day, 32.00 hours at ₱660.00 a day'
    expect(words).toEqual([`${parts}, before 11 days, 88.00 hours at ₱537.50 a day`, '+₱490.00'])
    expect(compared({}, mixed)[0]).toEqual([
      `11 days, 88.00 hours at ₱537.50 a day, before ${parts}`,
      '-₱490.00',
    ])
    const other = { regularParts: [part(537.5, 40), part(660, 48)], totalRegularPay: 6647.5 }
    expect(compared(other, mixed)[0]?.[0]).toContain(
      `40.00 hours at ₱537.50 a day, 48.00 hours at ₱660.00 a day`,
    )
  })

  it('names one that is missing on some days, and none where there are no hours', () => {
    const unpaid = {
      overtimeParts: [part(75, 4.5), part(0, 12)],
      overtimeHours: 16.5,
      totalOvertimePay: 337.5,
    }
    expect(compared(unpaid)[0]).toEqual([
      '4.50 hours at ₱75.00 an hour, 12.00 hours at ₱0.00 an hour, before 2.50 hours at ₱75.00 an hour',
      '+₱150.00',
    ])
    const none = { overtimeParts: [], overtimeHours: 0, totalOvertimePay: 0 }
    expect(compared(none)[0]).toEqual(['0.00 hours, before 2.50 hours', '-₱187.50'])
    expect(compared(none, unpaid)[0]?.[0]).toMatch(/^0.00 hours, before 4.50 hours at ₱75.00 an hour, /)
  })
})

it('has no line when nothing differs, and no comparison for a first payslip', () => {
  expect(payComparison({ ...before, days: paid(11), previous: before }, 'en')).toMatchObject({
    sum: 'The same net pay',
    lines: [],
  })
  expect(payComparison({ ...before, days: [], previous: null }, 'en')).toBeNull()
})
