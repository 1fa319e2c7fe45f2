import { expect, test } from 'vitest'
import { coveredRun } from './covered-run.ts'
import type { Judged } from './run-person.ts'

const run = { date: '2026-11-01', endDate: '2026-11-15' }
const secondHalf = { date: '2026-11-16', endDate: '2026-11-30' }
const free: Judged = { creatable: true, warnings: [] }
const withoutRate: Judged = { creatable: true, warnings: [{ code: 'no_rate', days: [] }] }
const covered = (...days: string[]): Judged => ({ creatable: false, warnings: [{ code: 'covered', days }] })
const inPart = (days: string[], uncovered: string[]): Judged => ({
  creatable: false,
  warnings: [
    { code: 'covered', days },
    { code: 'uncovered', days: uncovered },
  ],
})

test('a run is covered when payslips leave nobody to choose', () => {
  expect(coveredRun([covered('2026-11-14', '2026-11-15'), withoutRate], run)).toEqual({
    covered: 1,
    next: secondHalf,
  })
})

test('it goes on after the days that most have been paid for, in whatever order they come', () => {
  const paidEarly = covered('2026-11-20')
  const paidTwice = covered('2026-11-15', '2026-11-03')
  expect(coveredRun([paidEarly, paidTwice, covered('2026-11-15')], run)).toEqual({
    covered: 3,
    next: secondHalf,
  })
})

test('it goes on with the days at work that payslips leave out, before those after them', () => {
  const late = inPart(['2026-11-08', '2026-11-15'], ['2026-11-02', '2026-11-07'])
  expect(coveredRun([covered('2026-11-15'), late], run)).toEqual({
    covered: 2,
    next: { date: '2026-11-01', endDate: '2026-11-07' },
  })
})

test.each([
  ['somebody can be chosen', [free, covered('2026-11-15')]],
  ['nobody has a payslip', [withoutRate]],
  ['there is nobody', []],
])('it is not when %s', (_, people) => {
  expect(coveredRun(people, run)).toBeUndefined()
})
