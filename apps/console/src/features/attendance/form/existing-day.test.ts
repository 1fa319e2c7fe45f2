import { expect, test } from 'vitest'
import { existingDay } from './existing-day.ts'

const day = '2026-11-17'
const asked = { day, own: 'mine', status: 'present' } as const
const recorded = { _id: 'other', date: day, status: 'absent', timeIn: '' } as const

test.each([
  ['a day that is recorded', recorded, {}, true],
  ['another day', { ...recorded, date: '2026-11-16' }, {}, false],
  ['the new record, whose reply was lost', { ...recorded, _id: 'mine' }, {}, false],
  ['a leave, which work replaces', { ...recorded, status: 'leave' }, {}, false],
  ['a leave, for a second one', { ...recorded, status: 'leave' }, { status: 'leave' }, true],
  ['a leave with a time in', { ...recorded, status: 'leave', timeIn: '07:02' }, {}, true],
] as const)('%s stands in the way of a new record or does not', (_, record, varied, stands) => {
  expect(existingDay([record], { ...asked, ...varied })).toBe(stands ? record : undefined)
})
