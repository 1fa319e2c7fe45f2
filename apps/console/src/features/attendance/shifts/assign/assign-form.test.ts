import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { differences, refusesShift } from './assign-form.ts'

const person = (firstName: string) => ({ _id: firstName, userId: firstName, firstName, lastName: 'Cruz' })
const asAsked = { keptDays: 0, keptAbsences: 0, beginsLater: [], endsSooner: [] }

test('only what differs from what was asked for is told, and of whom', () => {
  expect(differences(asAsked)).toEqual([])
  expect(
    differences({
      keptDays: 2,
      keptAbsences: 1,
      beginsLater: [person('Ana')],
      endsSooner: [person('Ben'), person('Cora')],
    }),
  ).toEqual([
    texts.shift.keptDays(2),
    texts.shift.keptAbsences(1),
    texts.shift.beginsLater(['Ana Cruz']),
    texts.shift.endsSooner(['Ben Cruz', 'Cora Cruz']),
  ])
})

test('a refused shift is told from other failures', () => {
  const refused = (path: string) =>
    new FailedCall(400, {
      success: false,
      code: 'invalid',
      msg: texts.shift.removed,
      errors: [{ path, msg: texts.shift.removed }],
    })
  expect(refusesShift(refused('shiftId'))).toBe(true)
  expect(refusesShift(refused('from'))).toBe(false)
  expect(refusesShift(new FailedCall(404))).toBe(false)
})
