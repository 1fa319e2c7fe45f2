import { type AttendanceRecord, texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import { rebase } from '../../../platform/stale/rebase.ts'
import { correctionOf, draftSchema, newDraft, timesSchema, toBody } from './record-draft.ts'

const today = '2026-11-18'
const ana = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'
const complete = { ...newDraft(today), userId: ana, employee: 'Cruz, Ana (EMP-00001)' }

test('a new record starts today, without times, as present (C3)', () => {
  expect(newDraft(today)).toMatchObject({
    userId: '',
    date: today,
    timeIn: '',
    timeOut: '',
    status: 'present',
  })
  expect(newDraft(today)._id).not.toBe(newDraft(today)._id)
})

test('what is sent is a new record, without the words for the employee', () => {
  const { employee: _, ...body } = complete
  expect(toBody(complete, [])).toEqual({ ...body, shownClaims: [], version: 0 })
})

describe('a draft', () => {
  test.each([
    ['as it starts', {}, { userId: 'Choose an employee' }],
    ['of today', { userId: ana }, {}],
    ['of a day to come', { userId: ana, date: '2026-11-19' }, { date: texts.attendance.future }],
    ['without a day', { userId: ana, date: '' }, { date: 'Choose a date' }],
    ['with a time that is none', { userId: ana, timeIn: 'soon' }, { timeIn: 'Write a time such as 07:30' }],
    ['with times', { userId: ana, timeIn: '07:00', timeOut: '16:00' }, {}],
  ])('%s', (_, typed, errors) => {
    expect(errorsOf(draftSchema(today), { ...newDraft(today), ...typed })).toEqual(errors)
  })
})

test('a correction leaves alone what somebody else recorded meanwhile in another field', () => {
  const seen = { version: 1, timeIn: '08:30', timeOut: '' } as AttendanceRecord
  const typed = { ...correctionOf(seen), timeIn: '07:00', reason: 'The clock was off' }
  const stored = { ...seen, version: 2, timeOut: '17:02' }
  expect(rebase(correctionOf(seen), typed, correctionOf(stored))).toEqual({
    ...typed,
    version: 2,
    timeOut: '17:02',
  })
})

describe('times', () => {
  test.each([
    ['', '', {}],
    ['07:00', '', {}],
    ['07:00', '07:01', {}],
    ['07:00', '07:00', { timeOut: texts.attendance.timesProblems.out_before_in }],
    ['16:00', '07:00', { timeOut: texts.attendance.timesProblems.out_before_in }],
    ['', '16:00', { timeOut: texts.attendance.timesProblems.out_without_in }],
  ])('%j to %j', (timeIn, timeOut, errors) => {
    expect(errorsOf(timesSchema, { timeIn, timeOut })).toEqual(errors)
  })
})
