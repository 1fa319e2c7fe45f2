import { expect, test } from 'vitest'
import { payslipRunTexts as words } from './payslip-run.ts'

test('a run says what it made, what there was already, and who is left', () => {
  expect(words.created(1, '₱478.37', 0, undefined)).toBe('1 payslip created, net ₱478.37')
  expect(words.created(2, '₱956.74', 1, undefined)).toBe('2 payslips created, net ₱956.74; 1 had one already')
  expect(words.created(2, '₱956.74', 1, '1 person with ₱478.37 is not chosen')).toBe(
    '2 payslips created, net ₱956.74; 1 had one already; 1 person with ₱478.37 is not chosen',
  )
})

test.each([
  [1, 1, 'This person has a payslip for days of this period'],
  [60, 60, 'All 60 have a payslip for days of this period'],
  [3, 1200, '3 of 1,200 have a payslip for days of this period'],
])('%i of %i with a payslip: %s', (withPayslip, people, said) => {
  expect(words.covered(withPayslip, people)).toBe(said)
})
