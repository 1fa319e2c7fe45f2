import { expect, test } from 'vitest'
import { shiftTones } from './tones.ts'

test('a shift has its tone by its place in its own branch', () => {
  const shifts = ['a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'b2'].map((_id) => ({ _id, branchId: _id.charAt(0) }))
  expect([...shiftTones(shifts)]).toEqual([
    ['a1', 0],
    ['b1', 0],
    ['a2', 1],
    ['a3', 2],
    ['a4', 3],
    ['a5', 0],
    ['b2', 1],
  ])
})
