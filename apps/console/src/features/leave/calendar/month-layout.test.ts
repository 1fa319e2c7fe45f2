import type { LeaveCalendar } from '@tahi/contract'
import { describe, expect, it, test } from 'vitest'
import { weeksOf } from '../../../platform/calendar/weeks.ts'
import { barsOf, type CalendarLeave, hiddenOn, leavesOn, remainingOn } from './month-layout.ts'

const leave = (name: string, date: string, dateEnd = date) =>
  ({ _id: name, date, dateEnd }) as unknown as CalendarLeave
const week = weeksOf('2026-11-18')[2] ?? []
const shown = (leaves: CalendarLeave[]) =>
  barsOf(week, leaves).map(
    ({ leave: { _id }, first, last, lane, continued, continues }) =>
      `${continued ? '<' : ''}${_id} ${first}-${last}${continues ? '>' : ''} in ${lane}`,
  )

describe('the bars of the week from November 15', () => {
  it('lie on their days', () => {
    expect(shown([leave('a', '2026-11-15'), leave('b', '2026-11-17', '2026-11-21')])).toEqual([
      'a 0-0 in 0',
      'b 2-6 in 0',
    ])
  })

  it('end where the week does', () => {
    expect(shown([leave('a', '2026-11-01', '2026-12-31'), leave('b', '2026-11-14', '2026-11-15')])).toEqual([
      '<a 0-6> in 0',
      '<b 0-0 in 1',
    ])
  })

  it('leave out those of other weeks', () => {
    expect(shown([leave('a', '2026-11-14'), leave('b', '2026-11-22')])).toEqual([])
  })

  it('share no day of a lane, and leave no lane empty', () => {
    const leaves = [
      leave('a', '2026-11-15', '2026-11-17'),
      leave('b', '2026-11-16', '2026-11-16'),
      leave('c', '2026-11-17', '2026-11-18'),
      leave('d', '2026-11-18', '2026-11-18'),
    ]
    expect(shown(leaves)).toEqual(['a 0-2 in 0', 'b 1-1 in 1', 'c 2-3 in 1', 'd 3-3 in 0'])
  })

  it('are counted where their lane is not shown', () => {
    const bars = barsOf(week, [
      leave('a', '2026-11-16', '2026-11-18'),
      leave('b', '2026-11-17'),
      leave('c', '2026-11-17'),
    ])
    expect([1, 2, 3].map((index) => hiddenOn(bars, index, 1))).toEqual([0, 2, 0])
  })
})

test('a day has the leaves that cover it', () => {
  const leaves = [leave('a', '2026-11-16', '2026-11-18'), leave('b', '2026-11-19')]
  expect(leavesOn(leaves, '2026-11-18').map(({ _id }) => _id)).toEqual(['a'])
})

test('what is left of a designation is told scarcest first, for designations somebody is away of', () => {
  const calendar: LeaveCalendar = {
    leaves: [],
    designations: [
      { _id: 's', name: 'Sewer', people: 14 },
      { _id: 'e', name: 'Electrician', people: 1 },
      { _id: 'c', name: 'Cutter', people: 4 },
      { _id: 'p', name: 'Packer', people: 3 },
    ],
    away: [
      { date: '2026-11-18', designationId: 's', people: 3 },
      { date: '2026-11-18', designationId: 'e', people: 1 },
      { date: '2026-11-18', designationId: 'c', people: 2 },
      { date: '2026-11-19', designationId: 'p', people: 1 },
    ],
  }
  expect(
    remainingOn(calendar, '2026-11-18').map(({ name, left, people, scarce }) => [name, left, people, scarce]),
  ).toEqual([
    ['Electrician', 0, 1, 'none'],
    ['Cutter', 2, 4, 'few'],
    ['Sewer', 11, 14, undefined],
  ])
  expect(remainingOn(calendar, '2026-11-20')).toEqual([])
})
