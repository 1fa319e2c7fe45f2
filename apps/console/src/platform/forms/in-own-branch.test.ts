import { expect, test } from 'vitest'
import { inOwnBranch } from './in-own-branch.ts'

const typed = { branchId: 'san-isidro', title: 'Pay day' }

test('whose branch is fixed sends none, because they may be in another one by now', () => {
  expect(inOwnBranch('manager', typed)).toEqual({ title: 'Pay day' })
})

test('who chooses the branch sends it', () => {
  expect(inOwnBranch('hr', typed)).toEqual(typed)
  expect(inOwnBranch('admin', { ...typed, branchId: 'All' })).toEqual({ ...typed, branchId: 'All' })
})
