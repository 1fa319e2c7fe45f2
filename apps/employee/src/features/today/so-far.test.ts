import { describe, expect, test } from 'vitest'
import { soFar } from './so-far.ts'

const shift = {
  date: '2026-11-18',
  shiftId: null,
  name: null,
  start: '07:00',
  end: '16:00',
  working: true,
  leaveType: null,
  breakMinutes: 60,
  lateAfter: '08:30',
  paidFrom: '07:00',
  paidUntil: '16:00',
}
const at = (timeIn: string, timeOut: string, now: string) => soFar({ timeIn, timeOut }, shift, now)

describe('a day so far', () => {
  test('has nothing before the time in, no lateness either', () => {
    expect(at('', '', '10:00')).toEqual({
      regularMinutes: 0,
      overtimeMinutes: 0,
      lateMinutes: null,
      forgivenMinutes: 0,
    })
  })

  test('grows with the clock, less the break', () => {
    expect(at('06:50', '', '10:00')).toMatchObject({ regularMinutes: 120, overtimeMinutes: 0 })
    expect(at('06:50', '', '17:30')).toMatchObject({ regularMinutes: 480, overtimeMinutes: 90 })
  })

  test('stands still after the time out', () => {
    expect(at('07:00', '16:30', '22:00')).toMatchObject({ regularMinutes: 480, overtimeMinutes: 30 })
  })

  test('is late after the time that is forgiven, from the start: 8:00 without a shift', () => {
    expect(at('08:30', '', '10:00').lateMinutes).toBe(0)
    expect(at('08:31', '', '10:00').lateMinutes).toBe(31)
    const early = { ...shift, start: '06:00', paidFrom: '06:00', lateAfter: '06:30' }
    expect(soFar({ timeIn: '06:45', timeOut: '' }, early, '10:00').lateMinutes).toBe(45)
  })

  test('says which minutes are forgiven but not paid, until they count as late', () => {
    const early = { ...shift, lateAfter: '07:30' }
    const forgiven = (timeIn: string, hours = early) =>
      soFar({ timeIn, timeOut: '16:00' }, hours, '17:00').forgivenMinutes
    expect([forgiven('06:50'), forgiven('07:00'), forgiven('07:07'), forgiven('07:30')]).toEqual([
      0, 0, 7, 30,
    ])
    expect(forgiven('07:31')).toBe(0)
    // Without a shift the start is at 8:00, as late minutes count from there.
    expect([forgiven('07:45', shift), forgiven('08:10', shift), forgiven('08:31', shift)]).toEqual([0, 10, 0])
  })

  test('is never negative where the phone’s minute is behind the server’s', () => {
    expect(at('10:05', '', '10:00')).toMatchObject({ regularMinutes: 0, overtimeMinutes: 0 })
  })
})
