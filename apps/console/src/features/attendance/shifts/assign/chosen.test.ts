import { expect, test } from 'vitest'
import { branchOf, chosenAfter } from './chosen.ts'

const row = (_id: string, branchId: string) => ({
  employee: { _id, userId: _id, firstName: 'Ana', lastName: 'Cruz' },
  branchId,
})

test('those of other pages stay chosen with their branch, and nobody is chosen without one', () => {
  const before = new Map([
    ['ana', 'isidro'],
    ['ben', 'maria'],
  ])
  const after = chosenAfter(before, new Set(['ana', 'cora', 'nobody']), [row('cora', 'maria')])
  expect([...after]).toEqual([
    ['ana', 'isidro'],
    ['cora', 'maria'],
  ])
})

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
