import { limits, texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import { type LeaveValues, leaveForm, newValues, toBody, typedPeriod } from './leave-values.ts'

const filled: LeaveValues = {
  ...newValues('2026-11-20'),
  userId: crypto.randomUUID(),
  employee: 'Cruz, Ana (EMP-1)',
  leaveType: 'Sick',
}

test('a new leave is a request of one day', () => {
  expect(filled).toMatchObject({ date: '2026-11-20', dateEnd: '2026-11-20', state: 'requested' })
  expect(errorsOf(leaveForm, filled)).toEqual({})
  expect(toBody({ ...filled, details: ' Flu ' })).toMatchObject({ leaveType: 'Sick', details: 'Flu' })
  expect(errorsOf(leaveForm, { ...filled, details: ` ${'x'.repeat(limits.textLength)} ` })).toEqual({})
  expect(toBody(filled)).not.toHaveProperty('employee')
})

test.each<[Partial<LeaveValues>, Record<string, string>]>([
  [{ userId: '' }, { userId: 'Choose an employee' }],
  [{ leaveType: '' }, { leaveType: 'Choose a leave type' }],
  [{ date: '' }, { date: 'Choose the first day' }],
  [{ dateEnd: '' }, { dateEnd: 'Choose the last day' }],
  [{ dateEnd: '2026-11-19' }, { dateEnd: texts.leave.periodProblems.end_before_start }],
  [{ dateEnd: '2027-11-20' }, { dateEnd: texts.leave.periodProblems.too_long }],
])('%j is said at its field', (wrong, errors) => {
  expect(errorsOf(leaveForm, { ...filled, ...wrong })).toEqual(errors)
})

test('days that cannot be a leave are no period', () => {
  expect(typedPeriod(filled)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(typedPeriod({ ...filled, dateEnd: '' })).toBeUndefined()
  expect(typedPeriod({ ...filled, dateEnd: '2026-11-19' })).toBeUndefined()
})
