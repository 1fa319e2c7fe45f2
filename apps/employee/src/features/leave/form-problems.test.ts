import { generalWords } from '@tahi/contract/employee-texts/general'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { expect, test } from 'vitest'
import { formProblems, type LeaveValues } from './form-problems.ts'

const whole: LeaveValues = { leaveType: 'Sick', date: '2026-12-01', dateEnd: '2026-12-02', details: '' }

test.each<[Partial<LeaveValues>, Partial<LeaveValues>]>([
  [{}, {}],
  [{ dateEnd: '2026-12-01' }, {}],
  [{ leaveType: '' }, { leaveType: 'Choose the type of leave' as never }],
  [
    { date: '', dateEnd: '' },
    { date: 'Fill this in', dateEnd: 'Fill this in' },
  ],
  [{ dateEnd: '2026-11-30' }, { dateEnd: 'The last day is before the first.' }],
  [{ dateEnd: '2027-12-01' }, { dateEnd: 'A leave has at most 365 days.' }],
  [{ details: 'x'.repeat(501) }, { details: 'At most 500 characters: 1 too many' }],
])('of %j the problems are %j', (changed, problems) => {
  expect(formProblems({ ...whole, ...changed }, leaveWords.en, generalWords.en)).toEqual(problems)
})

test('they are told in the language that was chosen', () => {
  expect(formProblems({ ...whole, dateEnd: '' }, leaveWords.fil, generalWords.fil)).toEqual({
    dateEnd: 'Punan ito',
  })
})
