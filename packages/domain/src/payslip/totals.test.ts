import { expect, test } from 'vitest'
import { computeFlatPayslip } from './flat.ts'
import { firstHalf, presentOn } from './records.fixture.ts'
import { payslipTotals } from './totals.ts'

const payslip = (day: number) =>
  computeFlatPayslip({
    period: firstHalf,
    rates: [{ from: '2026-01-01', dailyRate: 53_750, overtimeRate: 8_000 }],
    records: [presentOn(day, '08:00', '17:00')],
  })

test('figures add up over payslips', () => {
  expect(payslipTotals([payslip(2), payslip(3)])).toEqual({
    ...{ payslips: 2, regularDays: 2, regularMinutes: 840, overtimeMinutes: 120 },
    ...{ regularHours: 1400, overtimeHours: 200 },
    ...{ totalRegularPay: 94_062, totalOvertimePay: 16_000, grossPay: 110_062 },
    ...{ philHealth: 4_952, pagIbig: 2_202, sss: 4_952, tax: 0, totalDeductions: 12_106, netPay: 97_956 },
  })
})

test('no payslips come to nothing, again and again', () => {
  expect(payslipTotals([])).toMatchObject({ payslips: 0, netPay: 0 })
  payslipTotals([payslip(2)])
  expect(payslipTotals([])).toMatchObject({ payslips: 0, netPay: 0 })
})
