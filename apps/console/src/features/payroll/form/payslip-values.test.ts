import { texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import { newDraft, newValues, payslipForm } from './payslip-values.ts'

test('a new payslip is for the last half month that is over, issued today and pending (D5)', () => {
  expect(newValues({}, '2026-11-18')).toMatchObject({
    employeeId: '',
    date: '2026-11-01',
    endDate: '2026-11-15',
    payDate: '2026-11-18',
    status: 'pending',
  })
})

test('after a look at a run, a new payslip is for the days of the run, and takes up no draft of other days', () => {
  const days = { date: '2026-10-01', endDate: '2026-10-15', payDate: '2026-10-20' }
  expect(newValues(days, '2026-11-18')).toMatchObject(days)
  const drafts = [{}, days, { ...days, endDate: '2026-10-31' }, { ...days, payDate: '2026-10-21' }].map(
    newDraft,
  )
  expect(new Set(drafts).size).toBe(drafts.length)
})

test('two new payslips have ids of their own', () => {
  expect(newValues({}, '2026-11-18')._id).not.toBe(newValues({}, '2026-11-18')._id)
})

describe('the form', () => {
  const complete = { ...newValues({}, '2026-11-18'), employeeId: '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f' }

  test('is complete with an employee', () => {
    expect(errorsOf(payslipForm, complete)).toEqual({})
    expect(errorsOf(payslipForm, newValues({}, '2026-11-18'))).toEqual({ employeeId: 'Required' })
  })

  test('shows under its end what is wrong with a period', () => {
    expect(errorsOf(payslipForm, { ...complete, endDate: '2026-10-31' })).toEqual({
      endDate: texts.payslip.endBeforeStart,
    })
  })
})
