import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attendanceStatuses } from '../attendance.ts'
import { addDays } from '../calendar.ts'
import { specifiedSchedule } from '../schedule.ts'
import type { PayslipFigures, PayslipInput } from './computation.ts'
import { flatDeductions } from './deductions.ts'
import { computeFlatPayslip } from './flat.ts'

const from = '2026-11-01'
const anyOffset = fc.nat({ max: 30 })
const anyTime = fc.option(fc.nat({ max: 1439 }))
const anyRate = fc.record({
  from: fc.integer({ min: -5, max: 31 }).map((offset) => addDays(from, offset)),
  dailyRate: fc.oneof(fc.nat({ max: 2_000 }), fc.nat({ max: 10_000_000 })),
  overtimeRate: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 2_000_000 })),
})
const anySchedule = fc.oneof(
  fc.constant(specifiedSchedule),
  fc.record({
    lateAfter: fc.nat({ max: 1439 }),
    paidFrom: fc.nat({ max: 700 }),
    paidUntil: fc.integer({ min: 701, max: 1439 }),
    breakMinutes: fc.nat({ max: 120 }),
  }),
)
const anyRecord = fc.record({
  id: fc.uuid(),
  day: anyOffset.map((offset) => addDays(from, offset)),
  status: fc.oneof(fc.constant('present' as const), fc.constantFrom(...attendanceStatuses)),
  timeIn: anyTime,
  timeOut: anyTime,
  schedule: anySchedule,
})
const anyInput: fc.Arbitrary<PayslipInput> = fc.record({
  period: fc.constant({ from, to: '2026-11-30' }),
  rates: fc.array(anyRate, { maxLength: 4 }),
  records: fc.uniqueArray(anyRecord, { maxLength: 31, selector: ({ day }) => day }),
})

const holds = (predicate: (input: PayslipInput) => void) =>
  fc.assert(fc.property(anyInput, predicate), { numRuns: 500 })

const round2 = (hundredfold: number, divisor: number) =>
  Math.floor((2 * hundredfold + divisor) / (2 * divisor))

test('parts always sum to the whole', () => {
  holds((input) => {
    const payslip = computeFlatPayslip(input)
    const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
    expect(payslip.grossPay).toBe(payslip.totalRegularPay + payslip.totalOvertimePay)
    expect(payslip.totalDeductions).toBe(payslip.philHealth + payslip.pagIbig + payslip.sss + payslip.tax)
    expect(payslip.netPay).toBe(payslip.grossPay - payslip.totalDeductions)
    expect(payslip.totalRegularPay).toBe(sum(payslip.regularParts.map(({ pay }) => pay)))
    expect(payslip.totalOvertimePay).toBe(sum(payslip.overtimeParts.map(({ pay }) => pay)))
    expect(payslip.regularHours).toBe(sum(payslip.regularParts.map(({ hours }) => hours)))
    expect(payslip.overtimeHours).toBe(sum(payslip.overtimeParts.map(({ hours }) => hours)))
    expect(payslip.regularMinutes).toBe(sum(payslip.days.map(({ regularMinutes }) => regularMinutes)))
    expect(payslip.overtimeMinutes).toBe(sum(payslip.days.map(({ overtimeMinutes }) => overtimeMinutes)))
  })
})

test('every figure is a whole, safe, not negative number', () => {
  holds((input) => {
    const { policy, rates, days, warnings, regularParts, overtimeParts, ...figures } =
      computeFlatPayslip(input)
    for (const part of [...regularParts, ...overtimeParts])
      Object.assign(figures, { [`${part.rate}`]: part.pay })
    for (const figure of Object.values(figures))
      expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
  })
})

test('at a single rate it is the formula of D5', () => {
  fc.assert(
    fc.property(anyInput, anyRate, (input, rate) => {
      const payslip = computeFlatPayslip({ ...input, rates: [{ ...rate, from }] })
      expect(payslip.regularHours).toBe(round2(payslip.regularMinutes * 100, 60))
      expect(payslip.overtimeHours).toBe(round2(payslip.overtimeMinutes * 100, 60))
      expect(payslip.totalRegularPay).toBe(round2(payslip.regularHours * rate.dailyRate, 800))
      expect(payslip.totalOvertimePay).toBe(round2(payslip.overtimeHours * rate.overtimeRate, 100))
      expect(payslip.philHealth).toBe(round2(payslip.grossPay * 45, 1000))
      expect(payslip.pagIbig).toBe(round2(payslip.grossPay * 2, 100))
      expect(payslip.sss).toBe(round2(payslip.grossPay * 45, 1000))
    }),
  )
})

test('more absence never pays more: no record less raises a figure before deductions', () => {
  const figures = [
    'regularDays',
    'regularHours',
    'overtimeHours',
    'totalRegularPay',
    'totalOvertimePay',
    'grossPay',
  ]
  fc.assert(
    fc.property(anyInput, fc.nat(), (input, pick) => {
      fc.pre(input.records.length > 0)
      const missing = pick % input.records.length
      const before = computeFlatPayslip(input)
      const after = computeFlatPayslip({
        ...input,
        records: input.records.filter((_, index) => index !== missing),
      })
      for (const figure of figures as (keyof PayslipFigures)[]) {
        expect(after[figure], figure).toBeLessThanOrEqual(before[figure])
      }
      const lost = before.grossPay - after.grossPay
      expect(after.netPay - before.netPay).toBeLessThanOrEqual(lost === 1 ? 1 : 0)
    }),
    { numRuns: 1000 },
  )
})

test('a lower gross nets no more, but for one centavo where it is lower by one', () => {
  const net = (gross: number) => gross - flatDeductions(gross).totalDeductions
  // The three roundings repeat every 200 centavos of gross, so two rounds are all cases.
  for (let gross = 0; gross <= 400; gross += 1) {
    expect(net(gross)).toBeGreaterThanOrEqual(0)
    expect(net(gross + 200)).toBe(net(gross) + 178)
    for (let lower = 0; lower < gross; lower += 1) {
      expect(net(lower) - net(gross)).toBeLessThanOrEqual(gross - lower === 1 ? 1 : 0)
    }
  }
})

test('the order of records and rates does not matter', () => {
  holds((input) => {
    fc.pre(new Set(input.rates.map((rate) => rate.from)).size === input.rates.length)
    const reversed = { ...input, records: [...input.records].reverse(), rates: [...input.rates].reverse() }
    expect(computeFlatPayslip(reversed)).toEqual(computeFlatPayslip(input))
  })
})
