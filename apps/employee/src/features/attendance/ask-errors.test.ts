import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { expect, test } from 'vitest'
import { askErrors } from './ask-errors.ts'

const { en } = attendanceWords

test.each([
  [{ timeIn: '07:00', timeOut: '16:00', reason: 'The clock was off' }, {}],
  [{ timeIn: '07:00', timeOut: '', reason: 'The clock was off' }, {}],
  [{ timeIn: '', timeOut: '16:00', reason: 'The clock was off' }, { timeIn: en.ask.timeInMissing }],
  [{ timeIn: '07:00', timeOut: '07:00', reason: 'The clock was off' }, { timeOut: en.ask.outBeforeIn }],
  [{ timeIn: '07:00', timeOut: '16:00', reason: '  a ' }, { reason: en.ask.reasonMissing }],
  [
    { timeIn: '07:00', timeOut: '', reason: 'x'.repeat(510) },
    { reason: 'At most 500 characters: 10 too many' },
  ],
])('%j', (asked, errors) => {
  expect(askErrors(asked, en, generalWords.en)).toEqual(errors)
})
