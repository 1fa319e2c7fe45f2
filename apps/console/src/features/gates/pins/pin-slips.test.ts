import type { GivenPin } from '@tahi/contract'
import { expect, test } from 'vitest'
import { company } from '../../../../test/company.ts'
import { pinSlips } from './pin-slips.ts'

const given = (lastName: string, firstName: string, pin: string, branchName = 'San Isidro'): GivenPin => ({
  branchName,
  employee: { _id: pin, userId: `EMP-${pin}`, firstName, lastName },
  pin,
})

test('each person has a slip of their own, by name, with no other’s PIN', () => {
  const [section] = pinSlips(company, [
    given('Reyes', 'Ana', '2580'),
    given('Cruz', 'Mia', '4831'),
    given('Cruz', 'Luz', '0917'),
  ]).sections
  const slips = section?.kind === 'slips' ? section.slips : []
  expect(slips.map(({ title, subtitle, value }) => [title, subtitle, value])).toEqual([
    ['Cruz, Luz', 'EMP-0917', '0917'],
    ['Cruz, Mia', 'EMP-4831', '4831'],
    ['Reyes, Ana', 'EMP-2580', '2580'],
  ])
})

test('slips of several branches name theirs, and come branch by branch', () => {
  const [section] = pinSlips(company, [
    given('Reyes', 'Ana', '2580'),
    given('Cruz', 'Mia', '4831', 'Sta. Maria'),
    given('Zamora', 'Luz', '0917'),
  ]).sections
  const slips = section?.kind === 'slips' ? section.slips : []
  expect(slips.map(({ subtitle }) => subtitle)).toEqual([
    'EMP-2580 · San Isidro',
    'EMP-0917 · San Isidro',
    'EMP-4831 · Sta. Maria',
  ])
})
