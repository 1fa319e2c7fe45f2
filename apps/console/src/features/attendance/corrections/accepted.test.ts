import type { Correction } from '@tahi/contract'
import { expect, test } from 'vitest'
import { consequenceOf } from './decide-dialog.tsx'
import { offerFor } from './use-confirm-accepted.tsx'

test.each([
  ['pending', 'confirmDays'],
  ['late', 'setPresent'],
  ['halfday', 'setPresent'],
  ['present', undefined],
  ['absent', undefined],
] as const)('after accepting, a day that is %s is offered what makes it earn', (status, action) => {
  expect(offerFor(status)?.action).toBe(action)
})

test('a day that has the times already is said to stay as it is', () => {
  const times = { timeIn: '09:10', timeOut: '17:00' }
  const asked = (current: object | null) => consequenceOf({ ...times, current } as Correction)
  expect(asked(times)).toContain('stays as it is')
  expect(asked({ ...times, timeIn: '08:00' })).toContain('confirmed')
  expect(asked(null)).toContain('confirmed')
})
