import { expect, test } from 'vitest'
import { errorsOf } from '../../../../platform/forms/form-errors.ts'
import { newShift, shiftSchema, shiftValues, shiftVersions } from './shift-values.ts'

const saved = {
  _id: '019a0000-0000-7000-8000-000000000001',
  branchId: '019a0000-0000-7000-8000-000000000002',
  name: 'Early',
  start: '06:00',
  end: '15:00',
  breakMinutes: 60,
  days: [1, 2, 3, 4, 5, 6],
  status: true,
  version: 3,
}

test('a new shift has an id of its own, a known one the version that was read', () => {
  expect(newShift('branch')._id).not.toBe(newShift('branch')._id)
  expect(shiftValues(saved)).toMatchObject({ _id: saved._id, version: 3, name: 'Early' })
  expect(shiftValues(saved)).not.toHaveProperty('status')
})

test('what is missing is said at its field', () => {
  expect(errorsOf(shiftSchema, { ...newShift(''), days: [] })).toEqual({
    branchId: 'Choose a branch',
    name: 'Required',
    start: 'Enter a time as HH:MM',
    end: 'Enter a time as HH:MM',
    days: 'Choose at least one day',
  })
  expect(errorsOf(shiftSchema, shiftValues(saved))).toEqual({})
})

test.each([
  [-1, 'At least 0 minutes'],
  [481, 'At most 480 minutes'],
  [0.5, 'Enter whole minutes'],
])('a break of %d minutes is none', (breakMinutes, said) => {
  expect(errorsOf(shiftSchema, { ...shiftValues(saved), breakMinutes })).toEqual({ breakMinutes: said })
})

test('both versions are told in words', () => {
  const theirs = shiftValues(saved)
  const mine = { ...theirs, end: '14:30', days: [1, 3, 5] }
  expect(shiftVersions({ opened: { ...theirs, end: '16:00' }, mine, theirs })).toEqual([
    { label: 'Name', mine: 'Early', theirs: 'Early', differs: false },
    { label: 'Start', mine: '6:00 AM', theirs: '6:00 AM', differs: false },
    { label: 'End', mine: '2:30 PM', theirs: '3:00 PM', differs: true },
    { label: 'Break', mine: '60 min', theirs: '60 min', differs: false },
    { label: 'Days', mine: 'Mon, Wed, Fri', theirs: 'Mon–Sat', differs: true },
  ])
})
