import { describe, expect, it, test } from 'vitest'
import { attendanceStatuses } from '../attendance.ts'
import type { PayRate, PayslipRecord } from './computation.ts'
import { computeFlatPayslip } from './flat.ts'
import { firstHalf, presentOn } from './records.fixture.ts'

const old: PayRate = { from: '2026-01-01', dailyRate: 50_000, overtimeRate: 8_000 }
const raised: PayRate = { from: '2026-11-09', dailyRate: 60_000, overtimeRate: 10_000 }

const compute = (records: PayslipRecord[], rates: PayRate[] = [old]) =>
  computeFlatPayslip({ period: firstHalf, rates, records })

describe('days', () => {
  it('says of each record whether it counts or why not, by day', () => {
    const { days, regularDays } = compute([
      presentOn(5, '', '16:00'),
      presentOn(4, '07:00', ''),
      presentOn(3, '', ''),
      presentOn(2, '07:00', '17:00'),
    ])
    expect(days.map(({ day, counted, reason }) => [day, counted, reason])).toEqual([
      ['2026-11-02', true, undefined],
      ['2026-11-03', false, 'missing_time_in'],
      ['2026-11-04', false, 'missing_time_out'],
      ['2026-11-05', false, 'missing_time_in'],
    ])
    expect(regularDays).toBe(4)
    expect(days[0]).toMatchObject({
      recordId: 'record of 2026-11-02',
      dailyRate: 50_000,
      overtimeRate: 8_000,
    })
    expect(days[0]).toMatchObject({ regularMinutes: 480, overtimeMinutes: 60, timeIn: 420, timeOut: 1020 })
    expect('reason' in (days[0] ?? {})).toBe(false)
  })

  it.each(attendanceStatuses.filter((status) => status !== 'present'))('pays nothing for %s', (status) => {
    const payslip = compute([{ ...presentOn(2, '07:00', '16:00'), status }])
    expect(payslip).toMatchObject({ regularDays: 0, regularMinutes: 0, grossPay: 0 })
    expect(payslip.days).toMatchObject([{ counted: false, reason: 'not_present', regularMinutes: 0 }])
  })

  it('leaves out what is outside of the period, its ends included', () => {
    const records = [1, 15, 16].map((day) => presentOn(day, '07:00', '16:00'))
    const before = { ...presentOn(1, '07:00', '16:00'), day: '2026-10-31' }
    expect(compute([...records, before]).days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-15'])
  })
})

describe('a rate that changes within the period', () => {
  const records = [2, 3, 9].map((day) => presentOn(day, '07:00', '16:40'))

  it('pays each day at the rate that holds on it', () => {
    const payslip = compute(records, [raised, old])
    // overtime 80 min = 1.33 h × 80 = 106.40, and 40 min = 0.67 h × 100 = 67.00
    expect(payslip.regularParts).toEqual([
      { rate: 50_000, minutes: 960, hours: 1600, pay: 100_000 },
      { rate: 60_000, minutes: 480, hours: 800, pay: 60_000 },
    ])
    expect(payslip.overtimeParts).toEqual([
      { rate: 8_000, minutes: 80, hours: 133, pay: 10_640 },
      { rate: 10_000, minutes: 40, hours: 67, pay: 6_700 },
    ])
    expect(payslip).toMatchObject({ totalRegularPay: 160_000, totalOvertimePay: 17_340, grossPay: 177_340 })
    expect(payslip).toMatchObject({ dailyRate: 60_000, overtimeRate: 10_000, rates: [old, raised] })
  })

  it('gives the same as one rate when the change changed nothing', () => {
    const again = { ...old, from: '2026-11-03' }
    const { rates, ...changed } = compute(records, [old, again])
    expect(changed).toEqual({ ...compute(records), rates: undefined })
    expect(rates).toEqual([old, again])
  })

  it('names only rates that hold on a day of the period', () => {
    const later = { ...old, from: '2026-11-16' }
    const ended = { ...old, from: '2025-01-01' }
    expect(compute([], [ended, old, later]).rates).toEqual([old])
  })

  it('names one from the first day on, and one from the last', () => {
    const [first, last] = [
      { ...old, from: firstHalf.from },
      { ...raised, from: firstHalf.to },
    ]
    expect(compute([], [old, first, last]).rates).toEqual([first, last])
  })
})

describe('warnings', () => {
  test('days before the first rate, or at a rate of 0, earn nothing and are named', () => {
    const records = [2, 9].map((day) => presentOn(day, '07:00', '17:00'))
    const late = compute(records, [raised])
    expect(late).toMatchObject({ grossPay: 70_000, regularDays: 2, regularMinutes: 960 })
    expect(late.warnings).toEqual([{ code: 'no_rate', days: ['2026-11-02'] }])
    const none = compute(records, [{ ...old, dailyRate: 0, overtimeRate: 0 }])
    expect(none.warnings).toEqual([
      { code: 'no_rate', days: ['2026-11-02', '2026-11-09'] },
      { code: 'net_zero' },
    ])
    expect(compute(records, [])).toMatchObject({ dailyRate: 0, overtimeRate: 0, rates: [], netPay: 0 })
  })

  test('overtime without an hourly rate is named, where there is a daily one', () => {
    const records = [presentOn(2, '07:00', '16:00'), presentOn(3, '07:00', '20:00')]
    const warned = (rate: PayRate) => compute(records, [rate]).warnings
    expect(warned({ ...old, overtimeRate: 0 })).toEqual([{ code: 'no_overtime_rate', days: ['2026-11-03'] }])
    expect(warned(old)).toEqual([])
    expect(warned({ ...old, dailyRate: 0, overtimeRate: 0 }).map(({ code }) => code)).toEqual([
      'no_rate',
      'net_zero',
    ])
  })

  test('days on which nobody was present need no rate', () => {
    const away = { ...presentOn(2, '', ''), status: 'absent' as const }
    expect(compute([away, presentOn(9, '07:00', '16:00')], [raised]).warnings).toEqual([])
  })

  test('pending, late and half days and missing times are named', () => {
    const { warnings } = compute([
      presentOn(2, '07:00', '16:00'),
      { ...presentOn(3, '08:00', '17:00'), status: 'pending' },
      presentOn(4, '07:00', ''),
      presentOn(5, '', '16:00'),
      { ...presentOn(6, '08:40', '17:00'), status: 'late' },
      { ...presentOn(7, '07:00', '11:00'), status: 'halfday' },
      { ...presentOn(8, '', ''), status: 'pending' },
    ])
    expect(warnings).toEqual([
      { code: 'pending_days', days: ['2026-11-03'] },
      { code: 'missing_time_out', days: ['2026-11-04'] },
      { code: 'missing_time_in', days: ['2026-11-05', '2026-11-08'] },
      { code: 'late_or_half_days', days: ['2026-11-06', '2026-11-07'] },
    ])
  })
})
