import { describe, expect, it, test } from 'vitest'
import { type ExplainedPayslip, explainedPayslip } from './payslip.ts'
import { payDayLabel, payPeriodLabel, payslipInWords, sentenceOf } from './payslip-in-words.ts'

const id = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => day(`2026-11-${String(index + 1).padStart(2, '0')}`, {}))

function day(
  date: string,
  fields: Partial<ExplainedPayslip['days'][number]>,
): ExplainedPayslip['days'][number] {
  return {
    recordId: id,
    date,
    status: 'present',
    timeIn: '07:00',
    timeOut: '16:00',
    dailyRate: 537.5,
    overtimeRate: 75,
    regularMinutes: 480,
    overtimeMinutes: 0,
    counted: true,
    reason: null,
    ...fields,
  }
}

/** Eleven full days, one of them with 2.5 hours of overtime, and a twelfth without a time-out. */
const slip: ExplainedPayslip = explainedPayslip.parse({
  _id: id,
  employeeId: id,
  userId: id,
  employee: { _id: id, userId: 'EMP-00001', firstName: 'Ana', lastName: 'Peña' },
  branchId: id,
  branchName: 'San Isidro',
  departmentName: 'Sewing',
  date: '2026-11-01',
  endDate: '2026-11-15',
  payDate: '2026-11-16',
  paymentMethod: 'cash',
  status: 'paid',
  salaryIsPaid: true,
  dailyRate: 537.5,
  overtimeRate: 75,
  regularDays: 12,
  regularHours: 88,
  overtimeHours: 2.5,
  totalRegularPay: 5912.5,
  totalOvertimePay: 187.5,
  grossPay: 6100,
  philHealth: 274.5,
  pagIbig: 122,
  sss: 274.5,
  tax: 0,
  totalDeductions: 671,
  netPay: 5429,
  policy: { name: 'Flat', version: 1 },
  rates: [{ from: '2026-01-01', dailyRate: 537.5, overtimeRate: 75 }],
  regularParts: [{ rate: 537.5, minutes: 5280, hours: 88, pay: 5912.5 }],
  overtimeParts: [{ rate: 75, minutes: 150, hours: 2.5, pay: 187.5 }],
  days: [
    ...days(10),
    day('2026-11-11', { timeOut: '18:30', overtimeMinutes: 150 }),
    day('2026-11-12', { timeOut: '', counted: false, reason: 'missing_time_out', regularMinutes: 0 }),
  ],
  warnings: [],
  previous: null,
  outOfHands: null,
  version: 1,
  createdAt: '2026-11-16T01:00:00Z',
  can: [],
})

test('every figure is a sentence, in English', () => {
  const { earnings, deductions, net } = payslipInWords(slip, 'en')
  expect([...earnings, ...deductions, net].map(sentenceOf)).toEqual([
    'Regular pay: 11 paid days, 88.00 hours × ₱537.50 ÷ 8 = ₱5,912.50',
    'Overtime pay: 1 day, 2.50 hours × ₱75.00 = ₱187.50',
    'Gross pay: ₱5,912.50 + ₱187.50 = ₱6,100.00',
    'SSS: 4.5% of ₱6,100.00 = ₱274.50',
    'Pag-IBIG: 2% of ₱6,100.00 = ₱122.00',
    'PhilHealth: 4.5% of ₱6,100.00 = ₱274.50',
    'Total deductions: ₱274.50 + ₱122.00 + ₱274.50 = ₱671.00',
    'Net pay: ₱6,100.00 − ₱671.00 = ₱5,429.00',
  ])
})

test('every figure is a sentence, in Filipino', () => {
  const { earnings, deductions, net } = payslipInWords(slip, 'fil')
  expect([...earnings, ...deductions, net].map(sentenceOf)).toEqual([
    'Regular na sahod: 11 araw na may bayad, 88.00 oras × ₱537.50 ÷ 8 = ₱5,912.50',
    'Bayad sa overtime: 1 araw, 2.50 oras × ₱75.00 = ₱187.50',
    'Kabuuang kita: ₱5,912.50 + ₱187.50 = ₱6,100.00',
    'SSS: 4.5% ng ₱6,100.00 = ₱274.50',
    'Pag-IBIG: 2% ng ₱6,100.00 = ₱122.00',
    'PhilHealth: 4.5% ng ₱6,100.00 = ₱274.50',
    'Kabuuang kaltas: ₱274.50 + ₱122.00 + ₱274.50 = ₱671.00',
    'Take-home pay: ₱6,100.00 − ₱671.00 = ₱5,429.00',
  ])
})

describe('each day', () => {
  const said = (fields: Partial<ExplainedPayslip['days'][number]>, language: 'en' | 'fil' = 'en') => {
    const [told] = payslipInWords({ ...slip, days: [day('2026-11-12', fields)] }, language).days
    return `${told?.paid ? '+' : '-'} ${told?.label}: ${told?.words}`
  }
  const uncounted = { counted: false, regularMinutes: 0 }

  it.each([
    [{}, '+ Thu, Nov 12: 8:00 h regular', '+ Huw, Nob 12: 8:00 oras na regular'],
    [
      { regularMinutes: 463, overtimeMinutes: 30 },
      '+ Thu, Nov 12: 7:43 h regular, 0:30 h overtime',
      '+ Huw, Nob 12: 7:43 oras na regular, 0:30 oras na overtime',
    ],
    [
      { regularMinutes: 0, overtimeMinutes: 60 },
      '+ Thu, Nov 12: 1:00 h overtime',
      '+ Huw, Nob 12: 1:00 oras na overtime',
    ],
    [
      { regularMinutes: 0 },
      '- Thu, Nov 12: counted, but none of its hours are paid ones',
      '- Huw, Nob 12: bilang, pero walang oras na may bayad',
    ],
    [
      { dailyRate: 0, overtimeRate: 0 },
      '- Thu, Nov 12: not paid, no rate held on this day',
      '- Huw, Nob 12: walang bayad, walang rate sa araw na ito',
    ],
    [
      { ...uncounted, reason: 'missing_time_out' },
      '- Thu, Nov 12: not counted, the time-out is missing',
      '- Huw, Nob 12: hindi binilang, walang time-out',
    ],
    [
      { ...uncounted, reason: 'missing_time_in' },
      '- Thu, Nov 12: not counted, the time-in is missing',
      '- Huw, Nob 12: hindi binilang, walang time-in',
    ],
    [
      { ...uncounted, reason: 'not_present', status: 'pending' },
      '- Thu, Nov 12: not counted, HR had not confirmed it',
      '- Huw, Nob 12: hindi binilang, hindi pa nakukumpirma ng HR',
    ],
    [
      { ...uncounted, reason: 'not_present', status: 'leave' },
      '- Thu, Nov 12: not counted, on leave',
      '- Huw, Nob 12: hindi binilang, naka-leave',
    ],
    [
      { ...uncounted, reason: 'not_present', status: 'late' },
      '- Thu, Nov 12: not counted, late and not confirmed by HR',
      '- Huw, Nob 12: hindi binilang, late at hindi nakumpirma ng HR',
    ],
  ] as const)('%j is told', (fields, english, filipino) => {
    expect(said(fields)).toBe(english)
    expect(said(fields, 'fil')).toBe(filipino)
  })

  it.each([
    ['07:02', '16:31', '7:02 AM – 4:31 PM', '7:02 AM – 4:31 PM'],
    ['12:00', '', 'In at 12:00 PM', 'Pumasok nang 12:00 PM'],
    ['', '', '', ''],
  ])('has its times, %s to %s', (timeIn, timeOut, english, filipino) => {
    const [one] = payslipInWords({ ...slip, days: [day('2026-11-12', { timeIn, timeOut })] }, 'en').days
    const [isa] = payslipInWords({ ...slip, days: [day('2026-11-12', { timeIn, timeOut })] }, 'fil').days
    const spaced = [one, isa].map((told) => told?.times.replaceAll('\u00a0', ' '))
    expect(spaced).toEqual([english, filipino])
  })

  it('breaks no time between its minutes and its half of the day', () => {
    expect(payslipInWords(slip, 'en').days[0]?.times).toBe('7:00\u00a0AM – 4:00\u00a0PM')
  })

  it('is there, in order', () => {
    const told = payslipInWords(slip, 'en').days
    expect(told.map(({ date }) => date)).toEqual(slip.days.map(({ date }) => date))
    expect(told.filter(({ paid }) => paid)).toHaveLength(11)
  })
})

test('a rate that changed within the period has a line of its own, with its days', () => {
  const changed = {
    ...slip,
    days: [...days(2), day('2026-11-09', { dailyRate: 600 })],
    regularParts: [
      { rate: 537.5, minutes: 960, hours: 16, pay: 1075 },
      { rate: 600, minutes: 480, hours: 8, pay: 600 },
    ],
  }
  const lines = payslipInWords(changed, 'en').earnings.filter(({ figure }) => figure === 'regular')
  expect(lines.map(sentenceOf)).toEqual([
    'Regular pay: 2 paid days, 16.00 hours × ₱537.50 ÷ 8 = ₱1,075.00',
    'Regular pay: 1 paid day, 8.00 hours × ₱600.00 ÷ 8 = ₱600.00',
  ])
})

test('hours at no rate are no paid days', () => {
  const unpaid = {
    ...slip,
    days: [day('2026-11-09', { dailyRate: 0 })],
    regularParts: [{ rate: 0, minutes: 480, hours: 8, pay: 0 }],
  }
  expect(payslipInWords(unpaid, 'en').earnings.slice(0, 1).map(sentenceOf)).toEqual([
    'Regular pay: 0 paid days, 8.00 hours × ₱0.00 ÷ 8 = ₱0.00',
  ])
})

test('a period without a paid hour says so', () => {
  const empty = { ...slip, days: [], regularParts: [], overtimeParts: [] }
  expect(payslipInWords(empty, 'en').earnings.slice(0, 2).map(sentenceOf)).toEqual([
    'Regular pay: no paid day in this period = ₱0.00',
    'Overtime pay: no overtime in this period = ₱0.00',
  ])
})

test('a tax that was taken is told, though nobody computes one', () => {
  const { deductions } = payslipInWords({ ...slip, tax: 10, totalDeductions: 681 }, 'fil')
  expect(deductions.slice(-2).map(sentenceOf)).toEqual([
    'Buwis: hindi kinukuwenta = ₱10.00',
    'Kabuuang kaltas: ₱274.50 + ₱122.00 + ₱274.50 + ₱10.00 = ₱681.00',
  ])
})

test.each([
  ['en', 'Nov 1, 2026'],
  ['fil', 'Nob 1, 2026'],
] as const)('a day with its year in %s', (language, shown) => {
  expect(payDayLabel('2026-11-01', language, 'year')).toBe(shown)
})

test.each([
  ['2026-11-03', '2026-11-03', 'Nov 3, 2026', 'Nob 3, 2026'],
  ['2026-11-01', '2026-11-15', 'Nov 1–15, 2026', 'Nob 1–15, 2026'],
  ['2026-11-16', '2026-12-15', 'Nov 16 – Dec 15, 2026', 'Nob 16 – Dis 15, 2026'],
  ['2026-12-16', '2027-01-15', 'Dec 16, 2026 – Jan 15, 2027', 'Dis 16, 2026 – Ene 15, 2027'],
])('the period from %s to %s is %s', (date, endDate, english, filipino) => {
  expect(payPeriodLabel({ date, endDate }, 'en')).toBe(english)
  expect(payPeriodLabel({ date, endDate }, 'fil')).toBe(filipino)
})
