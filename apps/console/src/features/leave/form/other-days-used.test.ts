import { expect, test } from 'vitest'
import { otherDaysUsed } from './other-days-used.ts'

const use = {
  year: 2026,
  types: [
    { leaveType: 'Sick' as const, used: 5, requested: 2 },
    { leaveType: 'Emergency' as const, used: 3, requested: 0 },
  ],
}

test.each([
  ['nothing is saved yet', undefined, 8],
  ['it waits itself', { state: 'requested' as const, date: '2026-11-02', dateEnd: '2026-11-03' }, 8],
  ['it is one of them', { state: 'confirmed' as const, date: '2026-11-02', dateEnd: '2026-11-03' }, 6],
  [
    'it reaches into next year',
    { state: 'confirmed' as const, date: '2026-12-30', dateEnd: '2027-01-04' },
    6,
  ],
])('other days are those that all leaves used, where %s', (_, own, days) => {
  expect(otherDaysUsed(use, own && { leaveType: 'Sick', ...own })).toBe(days)
})
