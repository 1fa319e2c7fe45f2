import { texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { isPeriod, periodProblem } from './period-problem.ts'

describe('a pay period', () => {
  test.each([
    ['2026-11-01', '2026-11-15', undefined],
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-11-15', '2026-11-01', texts.payslip.endBeforeStart],
    ['2026-11-01', '2027-01-01', undefined],
    ['2026-11-01', '2027-01-02', texts.payslip.periodTooLong],
    ['', '2026-11-15', undefined],
    ['2026-11-31', '2026-12-15', undefined],
  ])('%s to %s: %s', (date, endDate, problem) => {
    expect(periodProblem({ date, endDate })).toBe(problem)
  })

  test('is computed only when both days are days and in order', () => {
    expect(isPeriod({ date: '2026-11-01', endDate: '2026-11-15' })).toBe(true)
    expect(isPeriod({ date: '2026-11-15', endDate: '2026-11-01' })).toBe(false)
    expect(isPeriod({ date: '', endDate: '2026-11-15' })).toBe(false)
  })
})
