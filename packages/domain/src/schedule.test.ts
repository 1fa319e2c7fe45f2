import { describe, expect, it, test } from 'vitest'
import { effectiveOn } from './effective.ts'
import { isWorkingDay, scheduleOfShift, shiftOn, specifiedSchedule } from './schedule.ts'

test('without a shift: late after 08:30, paid 07:00 to 16:00 less an hour', () => {
  expect(specifiedSchedule).toEqual({
    lateAfter: 8 * 60 + 30,
    paidFrom: 7 * 60,
    paidUntil: 16 * 60,
    breakMinutes: 60,
  })
})

describe('scheduleOfShift', () => {
  it('is late 30 minutes after the start and paid from start to end', () => {
    expect(scheduleOfShift({ start: 600, end: 1140, breakMinutes: 45 })).toEqual({
      lateAfter: 630,
      paidFrom: 600,
      paidUntil: 1140,
      breakMinutes: 45,
    })
  })

  it('keeps lateness within the day', () => {
    expect(scheduleOfShift({ start: 1430, end: 1439, breakMinutes: 0 }).lateAfter).toBe(1439)
  })

  it('refuses a shift across midnight', () => {
    expect(() => scheduleOfShift({ start: 1320, end: 360, breakMinutes: 60 })).toThrow(RangeError)
    expect(() => scheduleOfShift({ start: 600, end: 600, breakMinutes: 0 })).toThrow(RangeError)
  })
})

describe('what holds on a day', () => {
  const entries = [
    { from: '2026-11-16', name: 'second' },
    { from: '2026-11-01', name: 'first' },
    { from: '2026-12-01', name: 'third' },
  ]

  it.each([
    ['2026-10-31', undefined],
    ['2026-11-01', 'first'],
    ['2026-11-15', 'first'],
    ['2026-11-16', 'second'],
    ['2026-11-30', 'second'],
    ['2027-01-01', 'third'],
  ])('on %s: %s', (day, expected) => {
    expect(shiftOn(entries, day)?.name).toBe(expected)
    expect(effectiveOn([...entries].reverse(), day)?.name).toBe(expected)
  })

  it('takes the later in the list of two from the same day', () => {
    expect(effectiveOn([...entries, { from: '2026-11-16', name: 'again' }], '2026-11-20')?.name).toBe('again')
  })
})

test('working days are Monday to Saturday unless the shift says otherwise', () => {
  const week = ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28']
  expect(week.map((day) => isWorkingDay(day, undefined))).toEqual([false, true, true, true])
  expect(week.map((day) => isWorkingDay(day, [0, 6]))).toEqual([true, false, false, true])
  expect(week.some((day) => isWorkingDay(day, []))).toBe(false)
})
