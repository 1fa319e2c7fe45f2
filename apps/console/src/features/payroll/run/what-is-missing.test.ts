import { expect, test } from 'vitest'
import { whatIsMissing } from './what-is-missing.ts'

const period = { date: '2026-11-01', endDate: '2026-11-15' }
const ofBranch = { byName: false, people: 0, branchId: 'here', period }
const ofPeople = { byName: true, people: 2, branchId: undefined, period }

test.each([
  ['a branch', ofBranch, undefined],
  ['no branch', { ...ofBranch, branchId: undefined }, 'Choose a branch'],
  ['people by name', ofPeople, undefined],
  ['nobody by name', { ...ofPeople, people: 0 }, 'Choose employees'],
  [
    'a period that ends before it starts',
    { ...ofBranch, period: { ...period, endDate: '2026-10-31' } },
    'Choose a valid period',
  ],
])('a run of %s', (_, settings, missing) => {
  expect(whatIsMissing(settings)).toBe(missing)
})
