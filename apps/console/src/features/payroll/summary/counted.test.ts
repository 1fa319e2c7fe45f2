import { expect, test } from 'vitest'
import { rateLimitKey } from './counted.ts'

const row = { paid: 3, total: 60 }

test('the paid are counted over all payslips', () => {
  const counted = rateLimitKey({})
  expect([counted.label, counted.count(row), counted.sort]).toEqual([
    'Total of Paid Employees',
    '3/60',
    'paid',
  ])
  expect(counted.words(row)).toBe('3 of 60 paid')
})

test('in a status only those that have it, so that nobody reads that all are paid', () => {
  const counted = rateLimitKey({ status: 'paid' })
  expect([counted.label, counted.count({ paid: 3, total: 3 }), counted.sort]).toEqual(['Paid', '3', 'total'])
  expect(rateLimitKey({ status: 'pending', search: 'emp-1' }).words({ paid: 0, total: 57 })).toBe(
    '57 to pay, with “emp-1”',
  )
})
