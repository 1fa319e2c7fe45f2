import { expect, test } from 'vitest'
import type { RunPerson } from './run-person.ts'
import { namesOf, unchosenWords } from './unchosen-words.ts'

const person = (firstName: string, netPay: number, creatable = true) =>
  ({
    employee: { firstName, lastName: 'Cruz' },
    creatable,
    netPay,
    grossPay: netPay,
    totalDeductions: 0,
  }) as RunPerson

test('those who are not chosen are named with what they would get', () => {
  const people = ['Ana', 'Ben', 'Cora', 'Dan'].map((name) => person(name, 478.37))
  expect(unchosenWords(people)).toBe('4 people with ₱1,913.48 are not chosen')
  expect(unchosenWords(people.slice(0, 1))).toBe('1 person with ₱478.37 is not chosen')
  expect(unchosenWords([person('Ana', 0)])).toBe('1 person with days to be paid is not chosen')
  const employees = people.map(({ employee }) => employee)
  expect(namesOf(employees)).toBe('Cruz, Ana; Cruz, Ben; Cruz, Cora; and 1 more')
  expect(namesOf(employees.slice(0, 2))).toBe('Cruz, Ana; Cruz, Ben')
})

test('those with days that their payslips leave out are told apart: what they would get is paid in part', () => {
  const inPart = person('Ana', 478.37, false)
  expect(unchosenWords([inPart])).toBe('1 person has days at work that no payslip covers')
  expect(unchosenWords([inPart, person('Ben', 478.37)])).toBe(
    '1 person with ₱478.37 is not chosen; 1 person has days at work that no payslip covers',
  )
})
