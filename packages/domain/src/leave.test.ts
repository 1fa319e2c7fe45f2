import { describe, expect, it, test } from 'vitest'
import {
  askedLeaveState,
  leaveActionsOf,
  leaveDays,
  leavePeriodProblem,
  leaveTypes,
  leaveUseOf,
} from './leave.ts'

test('the leave types are those of W6, to the letter', () => {
  expect(leaveTypes.join(', ')).toBe(
    'Sick, Maternity, Paternity, Service Incentive, Parental (Solo Parent), Special Leave Benefits for Women, ' +
      'Emergency, Bereavement, Leave for Victims of Violence Against Women and Children, ' +
      'Special Leave for Workers in the Private Sector',
  )
})

test.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-11-20', '2026-11-22', 3],
  ['2026-12-31', '2027-01-01', 2],
  ['2028-02-28', '2028-03-01', 3],
])('from %s to %s are %i days', (from, to, days) => {
  expect(leaveDays({ from, to })).toBe(days)
})

test.each([
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-20', '2026-11-19', 'end_before_start'],
  ['2026-01-01', '2026-12-31', null],
  ['2026-01-01', '2027-01-01', 'too_long'],
] as const)('a leave from %s to %s of at most 365 days: %s', (from, to, problem) => {
  expect(leavePeriodProblem({ from, to }, 365)).toBe(problem)
})

describe('the days of a year that leaves take', () => {
  const leave = (
    leaveType: (typeof leaveTypes)[number],
    from: string,
    to: string,
    state: 'requested' | 'confirmed' | 'rejected' = 'confirmed',
  ) => ({ leaveType, from, to, state })

  it('are counted by type, in the order of the types, used ones apart from requested ones', () => {
    const leaves = [
      leave('Emergency', '2026-05-04', '2026-05-04', 'requested'),
      leave('Sick', '2026-01-01', '2026-01-02'),
      leave('Sick', '2026-12-31', '2026-12-31'),
      leave('Sick', '2026-07-01', '2026-07-05', 'requested'),
      leave('Bereavement', '2026-08-01', '2026-08-09', 'rejected'),
      leave('Sick', '2025-03-02', '2025-03-09'),
      leave('Sick', '2027-03-02', '2027-03-09'),
    ]
    expect(leaveUseOf(leaves, 2026)).toEqual([
      { leaveType: 'Sick', used: 3, requested: 5 },
      { leaveType: 'Emergency', used: 0, requested: 1 },
    ])
  })

  it.each([
    [2025, []],
    [2026, [{ leaveType: 'Maternity', used: 31, requested: 0 }]],
    [2027, [{ leaveType: 'Maternity', used: 74, requested: 0 }]],
    [2028, []],
  ])('of a leave across New Year are in %i those of the year alone', (year, expected) => {
    expect(leaveUseOf([leave('Maternity', '2026-12-01', '2027-03-15')], year)).toEqual(expected)
  })

  it('have the first day of the year, and the last', () => {
    const across = [leave('Sick', '2025-12-30', '2026-01-01'), leave('Sick', '2026-12-31', '2027-01-02')]
    expect(leaveUseOf(across, 2026)).toEqual([{ leaveType: 'Sick', used: 2, requested: 0 }])
  })

  it('are a whole year of a leave that holds all of it, in a leap year too', () => {
    const always = [leave('Sick', '2027-06-01', '2028-05-30'), leave('Sick', '2028-05-31', '2029-02-01')]
    expect(leaveUseOf(always, 2028)).toEqual([{ leaveType: 'Sick', used: 366, requested: 0 }])
  })
})

describe('the state that a save asks for', () => {
  it.each([
    [{}, undefined, 'requested'],
    [{ status: true }, undefined, 'confirmed'],
    [{ status: false }, undefined, 'requested'],
    [{ state: 'rejected', status: true }, undefined, 'rejected'],
    [{}, 'confirmed', 'confirmed'],
    [{}, 'rejected', 'rejected'],
    [{ status: true }, 'requested', 'confirmed'],
    [{ status: true }, 'rejected', 'confirmed'],
    [{ status: false }, 'confirmed', 'requested'],
    [{ status: false }, 'rejected', 'rejected'],
    [{ status: false }, 'requested', 'requested'],
    [{ state: 'requested', status: true }, 'confirmed', 'requested'],
  ] as const)('%j on a leave that is %s is %s', (sent, present, asked) => {
    expect(askedLeaveState(sent, present)).toBe(asked)
  })
})

test.each([
  ['keeper', 'requested', 'change confirm reject withdraw'],
  ['keeper', 'confirmed', 'change reject reopen withdraw'],
  ['keeper', 'rejected', 'change confirm reopen withdraw'],
  ['owner', 'requested', 'change withdraw'],
  ['owner', 'confirmed', ''],
  ['owner', 'rejected', ''],
  ['reader', 'requested', ''],
] as const)('a %s of a leave that is %s may: %s', (standing, state, actions) => {
  expect(leaveActionsOf(standing, { state, employed: true }).join(' ')).toBe(actions)
})

test('a leave of somebody who left is confirmed by nobody, and changed all the same', () => {
  const actions = leaveActionsOf('keeper', { state: 'requested', employed: false })
  expect(actions.join(' ')).toBe('change reject withdraw')
})
