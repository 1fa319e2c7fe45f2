import { expect, test } from 'vitest'
import type { RunPerson } from './run-person.ts'
import { toSettle } from './to-settle.ts'

type Code = RunPerson['warnings'][number]['code']

const period = { date: '2026-11-01', endDate: '2026-11-15' }
const ofPeriod = 'from=2026-11-01&to=2026-11-15'
const today = '2026-11-16'
const branch = 'b'

const person = (userId: string, ...codes: Code[]) =>
  ({ employee: { userId }, warnings: codes.map((code) => ({ code, days: ['2026-11-03'] })) }) as RunPerson

test("a branch's run leads to the days and requests of the branch", () => {
  const people = [
    person('EMP-1', 'pending_days', 'waiting_corrections', 'unrecorded_times'),
    person('EMP-2', 'pending_days', 'waiting_corrections', 'unrecorded_times'),
    person('EMP-3'),
  ]
  expect(toSettle(people, { branch }, period, today)).toEqual([
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
  expect(toSettle(people.slice(2), { branch }, period, today)).toEqual([])
})

test('it leads also to what a payslip freezes, while there is none, and not to those who are still at work', () => {
  const days = ['2026-11-03']
  const late = { code: 'late_or_half_days' as const, days }
  const without = { code: 'missing_time_out' as const, days }
  const people = (...more: RunPerson['warnings']) =>
    ['EMP-1', 'EMP-2'].map(
      (userId) => ({ employee: { userId }, warnings: [late, without, ...more] }) as RunPerson,
    )
  const timesOut = {
    words: 'Set missing time-outs of 2 people',
    href: `/attendance?branch=b&${ofPeriod}&status=missingTimeOut`,
  }
  const lateDays = {
    words: 'Look at late and half days of 2 people',
    href: `/attendance?branch=b&${ofPeriod}&status=lateOrHalf`,
  }
  expect(toSettle(people(), { branch }, period, today)).toEqual([timesOut, lateDays])
  expect(toSettle(people(), { branch }, period, '2026-11-03')).toEqual([lateDays])
  expect(toSettle(people({ code: 'covered', days }), { branch }, period, today)).toEqual([])
  const inPart = people({ code: 'covered', days: ['2026-11-02'] })
  expect(toSettle(inPart, { branch }, period, today)).toEqual([timesOut, lateDays])
})

test.each([undefined, 'left', 'people'] as const)('one person is led to alone, in a run of %s', (whom) => {
  const people = [person('EMP-1', 'pending_days'), person('EMP-2')]
  expect(toSettle(people, { branch, whom }, period, today)).toEqual([
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
    expect(toSettle(people, { branch, whom }, period, today).map(({ words }) => words)).toEqual([
      'Look at times not recorded of 1 person',
    ])
  },
)
