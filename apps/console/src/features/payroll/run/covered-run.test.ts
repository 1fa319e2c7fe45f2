import { expect, test } from 'vitest'
import { coveredRun } from './covered-run.ts'
import type { Judged } from './run-person.ts'

const free: Judged = { creatable: true, warnings: [] }
const withoutRate: Judged = { creatable: true, warnings: [{ code: 'no_rate', days: [] }] }
const covered = (...days: string[]): Judged => ({ creatable: false, warnings: [{ code: 'covered', days }] })

test('a run is covered when payslips leave nobody to choose', () => {
  expect(coveredRun([covered('2026-11-14', '2026-11-15'), withoutRate])).toEqual({
    covered: 1,
    next: '2026-11-16',
  })
})

test('it goes on after the days that most have been paid for, in whatever order they come', () => {
  const paidEarly = covered('2026-11-20')
  const paidTwice = covered('2026-11-15', '2026-11-03')
  expect(coveredRun([paidEarly, paidTwice, covered('2026-11-15')])).toEqual({
    covered: 3,
    next: '2026-11-16',
  })
})

test.each([
  ['somebody can be chosen', [free, covered('2026-11-15')]],
  ['nobody has a payslip', [withoutRate]],
  ['there is nobody', []],
])('it is not when %s', (_, people) => {
  expect(coveredRun(people)).toBeUndefined()
})
