import { expect, test } from 'vitest'
import type { RunPerson } from './run-person.ts'
import { namesOf, unchosenWords } from './unchosen-words.ts'

const person = (firstName: string, netPay: number) =>
  ({ employee: { firstName, lastName: 'Cruz' }, netPay, grossPay: netPay, totalDeductions: 0 }) as RunPerson

test('those who are not chosen are named with what they would get', () => {
  const people = ['Ana', 'Ben', 'Cora', 'Dan'].map((name) => person(name, 478.37))
  expect(unchosenWords(people)).toBe('4 people with ₱1,913.48 are not chosen')
  expect(unchosenWords(people.slice(0, 1))).toBe('1 person with ₱478.37 is not chosen')
  expect(unchosenWords([person('Ana', 0)])).toBe('1 person with days to be paid is not chosen')
  const employees = people.map(({ employee }) => employee)
  expect(namesOf(employees)).toBe('Cruz, Ana; Cruz, Ben; Cruz, Cora; and 1 more')
  expect(namesOf(employees.slice(0, 2))).toBe('Cruz, Ana; Cruz, Ben')
})
