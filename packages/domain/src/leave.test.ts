import { describe, expect, it, test } from 'vitest'
import { askedLeaveState, leaveActionsOf, leaveDays, leavePeriodProblem, leaveTypes } from './leave.ts'

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
  expect(leaveActionsOf(standing, state).join(' ')).toBe(actions)
})
