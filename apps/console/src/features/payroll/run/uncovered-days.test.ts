import { eachDay } from '@tahi/domain'
import { expect, test } from 'vitest'
import type { Judged } from './run-person.ts'
import { uncoveredDays } from './uncovered-days.ts'

const run = { date: '2026-11-01', endDate: '2026-11-15' }
const person = (covered: string[], ...uncovered: string[]): Judged => ({
  creatable: false,
  warnings: [
    { code: 'covered', days: covered },
    ...(uncovered.length > 0 ? [{ code: 'uncovered' as const, days: uncovered }] : []),
  ],
})
const [first, middle] = [eachDay('2026-11-01', '2026-11-10'), eachDay('2026-11-04', '2026-11-08')]

test.each([
  ['after them', person(first, '2026-11-12'), '2026-11-11', '2026-11-15'],
  ['before them', person(middle, '2026-11-02'), '2026-11-01', '2026-11-03'],
  [
    'on both sides, the first ones at first',
    person(middle, '2026-11-12', '2026-11-02'),
    '2026-11-01',
    '2026-11-03',
  ],
  ['between two', person([...first, '2026-11-15'], '2026-11-12'), '2026-11-11', '2026-11-14'],
])('days that payslips leave out are paid %s', (_, judged, date, endDate) => {
  expect(uncoveredDays([judged], run)).toEqual([{ period: { date, endDate }, people: [judged] }])
})

test('days of one period are paid together, those of most people first', () => {
  const [mover, late, alsoLate] = [
    person(first, '2026-11-12'),
    person(middle, '2026-11-02'),
    person(middle, '2026-11-03'),
  ]
  const paid = person(middle)
  expect(uncoveredDays([mover, paid, late, alsoLate], run).map(({ people }) => people)).toEqual([
    [late, alsoLate],
    [mover],
  ])
})
