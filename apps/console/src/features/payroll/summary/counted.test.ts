import { expect, test } from 'vitest'
import { countedBy } from './counted.ts'

const row = { paid: 3, total: 60 }
const sums = { paidNetPay: 1500, netPay: 60_000 }

test('the paid are counted over all employees', () => {
  const counted = countedBy({})
  expect([counted.label, counted.count(row), counted.sort]).toEqual([
    'Total of Paid Employees',
    '3/60',
    'paid',
  ])
  expect(counted.words(row)).toBe('3 of 60 employees paid')
  expect([counted.netLabel, counted.net(sums)]).toEqual(['Net Pay Paid', '₱1,500.00 of ₱60,000.00'])
})

test('one employee is one, however many payslips there are', () => {
  expect(countedBy({}).words({ paid: 0, total: 1 })).toBe('0 of 1 employee paid')
})

test('in a status only those that have it, so that nobody reads that all are paid', () => {
  const counted = countedBy({ status: 'paid' })
  expect([counted.label, counted.count({ paid: 3, total: 3 }), counted.sort]).toEqual(['Paid', '3', 'total'])
  expect([counted.netLabel, counted.net({ paidNetPay: 1500, netPay: 1500 })]).toEqual([
    'Net Pay',
    '₱1,500.00',
  ])
  expect(countedBy({ status: 'pending', search: 'emp-1' }).words({ paid: 0, total: 57 })).toBe(
    '57 employees to pay, with “emp-1”',
  )
})
