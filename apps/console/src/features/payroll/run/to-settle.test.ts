import { expect, test } from 'vitest'
import type { RunPerson } from './run-person.ts'
import { toSettle } from './to-settle.ts'

type Code = RunPerson['warnings'][number]['code']

const period = { date: '2026-11-01', endDate: '2026-11-15' }
const ofPeriod = 'from=2026-11-01&to=2026-11-15'
const branch = 'b'

const person = (userId: string, ...codes: Code[]) =>
  ({ employee: { userId }, warnings: codes.map((code) => ({ code, days: ['2026-11-03'] })) }) as RunPerson

test("a branch's run leads to the days and requests of the branch", () => {
  const people = [
    person('EMP-1', 'pending_days', 'waiting_corrections', 'unrecorded_times'),
    person('EMP-2', 'pending_days', 'waiting_corrections', 'unrecorded_times'),
    person('EMP-3'),
  ]
  expect(toSettle(people, { branch }, period)).toEqual([
    {
      words: 'Confirm pending days of 2 people',
      href: `/attendance?branch=b&${ofPeriod}&status=toConfirm`,
    },
    {
      words: 'Decide requests of 2 people',
      href: `/attendance/corrections?branch=b&${ofPeriod}&status=requested`,
    },
    { words: 'Look at times not recorded of 2 people', href: `/attendance?branch=b&${ofPeriod}` },
  ])
  expect(toSettle(people.slice(2), { branch }, period)).toEqual([])
})

test.each([undefined, 'left', 'people'] as const)('one person is led to alone, in a run of %s', (whom) => {
  const people = [person('EMP-1', 'pending_days'), person('EMP-2')]
  expect(toSettle(people, { branch, whom }, period)).toEqual([
    {
      words: 'Confirm pending days of 1 person',
      href: `/attendance?search=EMP-1&${ofPeriod}&status=toConfirm`,
    },
  ])
})

test.each(['left', 'people'] as const)(
  'several people of no whole branch (%s) have no link together',
  (whom) => {
    const people = [person('EMP-1', 'pending_days'), person('EMP-2', 'pending_days', 'unrecorded_times')]
    expect(toSettle(people, { branch, whom }, period).map(({ words }) => words)).toEqual([
      'Look at times not recorded of 1 person',
    ])
  },
)
