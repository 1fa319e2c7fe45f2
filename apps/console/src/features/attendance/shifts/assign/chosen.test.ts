import { expect, test } from 'vitest'
import { branchOf } from './chosen.ts'

test('only people of one branch have a branch in common', () => {
  expect(branchOf(new Map())).toBeUndefined()
  expect(
    branchOf(
      new Map([
        ['ana', 'isidro'],
        ['ben', 'isidro'],
      ]),
    ),
  ).toBe('isidro')
  expect(
    branchOf(
      new Map([
        ['ana', 'isidro'],
        ['ben', 'maria'],
      ]),
    ),
  ).toBeUndefined()
})
