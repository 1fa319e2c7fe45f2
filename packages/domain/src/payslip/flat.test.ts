import { describe, expect, it, test } from 'vitest'
import { specifiedSchedule } from '../schedule.ts'
import { parseWallTime } from '../wall-time.ts'
import type { PayRate } from './computation.ts'
import { flatMinutes } from './day.ts'
import { computeFlatPayslip } from './flat.ts'
import { firstHalf, presentOn } from './records.fixture.ts'

const rate: PayRate = { from: '2026-01-01', dailyRate: 53_750, overtimeRate: 8_000 }

const compute = (records: ReturnType<typeof presentOn>[], rates: PayRate[] = [rate]) =>
  computeFlatPayslip({ period: firstHalf, rates, records })

describe('minutes of a day, 07:00 to 16:00 less 60', () => {
  it.each([
    ['07:00', '16:00', 480, 0, 'a full day'],
    ['06:30', '16:00', 480, 0, 'early time in counts from 07:00'],
    ['08:00', '17:00', 420, 60, 'an hour late, an hour over'],
    ['07:00', '16:01', 480, 1, 'the first minute of overtime'],
    ['08:00', '12:00', 180, 0, 'the break is taken off a short day too'],
    ['15:30', '17:30', 0, 90, 'the break never makes regular time negative, nor eats overtime'],
    ['17:00', '19:00', 0, 120, 'after the end, overtime starts at the time in'],
    ['05:00', '06:30', 0, 0, 'before the start nothing is paid'],
  ])('%s–%s: %i regular, %i overtime: %s', (timeIn, timeOut, regularMinutes, overtimeMinutes) => {
    const minutes = flatMinutes(parseWallTime(timeIn) ?? -1, parseWallTime(timeOut) ?? -1, specifiedSchedule)
    expect(minutes).toEqual({ regularMinutes, overtimeMinutes })
  })

  it('takes the schedule of the record', () => {
    const schedule = { lateAfter: 630, paidFrom: 600, paidUntil: 1140, breakMinutes: 30 }
    expect(flatMinutes(540, 1200, schedule)).toEqual({ regularMinutes: 510, overtimeMinutes: 60 })
  })
})

describe('worked examples', () => {
  test('one day of 7 hours and one of overtime at ₱537.50 and ₱80', () => {
    // 7 × 537.50 / 8 = 470.3125; 4.5 % of 550.31 = 24.76395, 2 % = 11.0062
    expect(compute([presentOn(3, '08:00', '17:00')])).toMatchObject({
      ...{ regularDays: 1, regularMinutes: 420, overtimeMinutes: 60, regularHours: 700, overtimeHours: 100 },
      ...{ totalRegularPay: 47_031, totalOvertimePay: 8_000, grossPay: 55_031 },
      ...{ philHealth: 2_476, pagIbig: 1_101, sss: 2_476, tax: 0, totalDeductions: 6_053, netPay: 48_978 },
      ...{ dailyRate: 53_750, overtimeRate: 8_000, rates: [rate], warnings: [] },
      policy: { name: 'Flat', version: 1 },
    })
  })

  test('days come one after the other, in whatever order they were read', () => {
    const read = [4, 11, 3, 9].map((day) => presentOn(day, '07:00', '16:00'))
    expect(compute(read).days.map(({ day }) => Number(day.slice(-2)))).toEqual([3, 4, 9, 11])
  })

  test('minutes that nobody worked are no part of the pay', () => {
    const { regularParts, overtimeParts } = compute([
      presentOn(3, '07:00', '16:00'),
      presentOn(4, '05:00', '06:30'),
    ])
    expect(regularParts).toEqual([{ rate: 53_750, minutes: 480, hours: 800, pay: 53_750 }])
    expect(overtimeParts).toEqual([])
  })

  test('a single minute over is paid', () => {
    const { overtimeParts, netPay } = compute([presentOn(3, '17:00', '17:01')])
    expect(overtimeParts).toEqual([{ rate: 8_000, minutes: 1, hours: 2, pay: 160 }])
    expect(netPay).toBe(160 - 7 - 3 - 7)
  })

  test('eleven days of which some are short', () => {
    // 9 × 480 + 437 + 353 = 5,110 min = 85.1667 → 85.17 h; 85.17 × 610 / 8 = 6,494.2125
    // overtime 47 min = 0.7833 → 0.78 h; 0.78 × 95.31 = 74.3418; gross 6,568.55
    const full = [2, 3, 4, 5, 6, 7, 9, 10, 11].map((day) => presentOn(day, '07:00', '16:00'))
    const short = [presentOn(12, '07:43', '16:47'), presentOn(13, '07:00', '13:53')]
    const rates = [{ from: '2025-06-01', dailyRate: 61_000, overtimeRate: 9_531 }]
    expect(compute([...full, ...short], rates)).toMatchObject({
      ...{
        regularDays: 11,
        regularMinutes: 5_110,
        overtimeMinutes: 47,
        regularHours: 8_517,
        overtimeHours: 78,
      },
      ...{ totalRegularPay: 649_421, totalOvertimePay: 7_434, grossPay: 656_855 },
      ...{ philHealth: 29_558, pagIbig: 13_137, sss: 29_558, totalDeductions: 72_253, netPay: 584_602 },
    })
  })

  test('hours are rounded before they are paid', () => {
    // 100 min = 1.67 h; 1.67 × 800 / 8 = 167.00, not 166.67
    const rates = [{ ...rate, dailyRate: 80_000 }]
    expect(compute([presentOn(3, '07:00', '09:40')], rates).totalRegularPay).toBe(16_700)
  })

  test('hours are rounded once, not day by day', () => {
    // 3 × 100 min = 5.00 h, while 3 × 1.67 h would be 5.01
    const records = [3, 4, 5].map((day) => presentOn(day, '07:00', '09:40'))
    expect(compute(records).regularHours).toBe(500)
  })

  test('half a centavo goes up, in pay and in deductions', () => {
    // 1 h at 500.04: 62.505 → 62.51
    expect(compute([presentOn(3, '07:00', '09:00')], [{ ...rate, dailyRate: 50_004 }]).totalRegularPay).toBe(
      6_251,
    )
    // 1 h at 8.00: gross 1.00, 4.5 % is 0.045 → 0.05
    const small = compute([presentOn(3, '07:00', '09:00')], [{ ...rate, dailyRate: 800 }])
    expect(small).toMatchObject({ grossPay: 100, philHealth: 5, pagIbig: 2, sss: 5, netPay: 88 })
  })

  test('no record, no pay', () => {
    const empty = compute([])
    expect(empty).toMatchObject({
      regularDays: 0,
      grossPay: 0,
      totalDeductions: 0,
      netPay: 0,
      dailyRate: 53_750,
    })
    expect(empty.warnings).toEqual([{ code: 'net_zero' }])
  })
})
