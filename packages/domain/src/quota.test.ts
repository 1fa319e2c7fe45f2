import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedProgress, progressProblem, quotaStanding, workedBy, workingMinutes } from './quota.ts'
import { parseWallTime } from './wall-time.ts'

const today = '2026-11-18'
const at = (time: string) => parseWallTime(time) ?? Number.NaN
const target = fc.integer({ min: 1, max: 1_000_000 })
const time = fc.integer({ min: 0, max: 1439 })

describe('what is expected by an hour of the day', () => {
  it.each([
    ['00:00', 0],
    ['07:00', 0],
    ['08:00', 60],
    ['11:30', 270],
    ['12:00', 300],
    ['12:30', 300],
    ['13:00', 300],
    ['14:30', 390],
    ['16:00', 480],
    ['23:59', 480],
  ])('at %s %d minutes of work have passed', (time, minutes) => {
    expect(workedBy(at(time))).toBe(minutes)
    expect(expectedProgress({ target: 480, day: today, today, time: at(time) })).toBe(minutes)
  })

  it('is whole pieces: those that are done, not the one that is being sewn', () => {
    expect(workingMinutes).toBe(480)
    expect(expectedProgress({ target: 100, day: today, today, time: at('10:00') })).toBe(37)
    expect(expectedProgress({ target: 1, day: today, today, time: at('15:59') })).toBe(0)
  })

  it('is nothing before the day and everything after it, at whatever hour', () => {
    fc.assert(
      fc.property(target, time, (target, time) => {
        expect(expectedProgress({ target, day: '2026-11-19', today, time })).toBe(0)
        expect(expectedProgress({ target, day: '2026-11-17', today, time })).toBe(target)
      }),
    )
  })

  it('never decreases and never exceeds the target', () => {
    fc.assert(
      fc.property(target, time, time, (target, one, other) => {
        const expected = (time: number) => expectedProgress({ target, day: today, today, time })
        const [earlier, later] = [expected(Math.min(one, other)), expected(Math.max(one, other))]
        expect(earlier).toBeGreaterThanOrEqual(0)
        expect(later).toBeGreaterThanOrEqual(earlier)
        expect(later).toBeLessThanOrEqual(target)
      }),
    )
  })
})

describe('how a quota stands', () => {
  const standing = (progress: number, time: string, day = today, target = 100) =>
    quotaStanding({
      progress,
      target,
      expected: expectedProgress({ target, day, today, time: at(time) }),
      day,
      today,
    })

  it.each([
    ['nothing before work starts', 0, '06:00', 'onTrack'],
    ['nothing in the first hour, which is not judged', 0, '08:00', 'onTrack'],
    ['nothing after it', 0, '08:05', 'atRisk'],
    ['less than four fifths of the 50 expected', 39, '11:00', 'atRisk'],
    ['four fifths of them', 40, '11:00', 'onTrack'],
    ['all of them', 50, '11:00', 'onTrack'],
    ['a piece short at the end of the day', 99, '16:00', 'onTrack'],
    ['the target', 100, '09:00', 'reached'],
    ['more than the target', 130, '09:00', 'reached'],
  ])('today with %s', (_, progress, time, expected) => {
    expect(standing(progress, time)).toBe(expected)
  })

  it('is judged to the piece, from the end of the first hour on', () => {
    expect(standing(799, '11:00', today, 2000)).toBe('atRisk')
    expect(standing(47, '07:59', today, 480)).toBe('onTrack')
    expect(standing(47, '08:00', today, 480)).toBe('atRisk')
  })

  it('on other days', () => {
    expect(standing(0, '11:00', '2026-11-19')).toBe('upcoming')
    expect(standing(99, '07:00', '2026-11-17')).toBe('missed')
    expect(standing(100, '07:00', '2026-11-17')).toBe('reached')
  })

  it('gets no worse by reporting more', () => {
    const rank = ['missed', 'atRisk', 'upcoming', 'onTrack', 'reached']
    const day = fc.constantFrom('2026-11-17', today, '2026-11-19')
    const pieces = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(pieces, pieces, time, day, fc.integer({ min: 1, max: 300 }), (a, b, time, day, target) => {
        const expected = expectedProgress({ target, day, today, time })
        const of = (progress: number) =>
          rank.indexOf(quotaStanding({ progress, target, expected, day, today }))
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)))
      }),
    )
  })
})

describe('an entry of progress', () => {
  it.each([
    ['more pieces, by an employee', 12, undefined, 0, true, undefined],
    ['a piece more, by who keeps records', 1, undefined, 0, false, undefined],
    ['a correction by an employee', -2, undefined, 12, true, undefined],
    ['a correction by an employee of more than they reported', -13, 'counted twice', 12, true, 'belowZero'],
    ['a correction without a reason', -2, undefined, 12, false, 'correctionWithoutReason'],
    ['a correction of all that was reported', -12, 'another line', 12, false, undefined],
    ['a correction of more than that', -13, 'another line', 12, false, 'belowZero'],
    ['a correction of who reported nothing', -1, 'another line', 0, false, 'belowZero'],
  ])('%s', (_, pieces, reason, reported, byEmployee, problem) => {
    expect(progressProblem({ pieces, reason, reported, byEmployee })).toBe(problem)
  })
})
