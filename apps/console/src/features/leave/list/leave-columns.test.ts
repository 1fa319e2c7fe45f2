import { expect, test } from 'vitest'
import { branchLeaveColumns, leaveColumns } from './leave-columns.tsx'

/** A table's width beside the menu on a screen of 1440 px, without its checkboxes and actions. */
const shared = 1162 - 40 - 152
/** 'Parental (Solo Parent)', the longest type that is named in everyday words, with its padding. */
const longestType = 168

test.each([
  ['a branch', leaveColumns],
  ['every branch', branchLeaveColumns],
])('the list of %s leaves room for a leave type', (_, columns) => {
  const fixed = columns.reduce((sum, { width }) => sum + Number.parseInt(width ?? '0', 10), 0)
  expect(shared - fixed).toBeGreaterThanOrEqual(longestType)
})

test('of every branch, the leave type alone has the remaining width', () => {
  const growing = branchLeaveColumns.filter(({ width }) => width === undefined)
  expect(growing.map(({ key }) => key)).toEqual(['leaveType'])
})
