import type { PayslipFigures } from '@tahi/contract'
import { expect, test } from 'vitest'
import { changedDepartment, changedFigures } from './changed-figures.ts'

const figures: PayslipFigures = {
  dailyRate: 537.5,
  overtimeRate: 84,
  regularDays: 10,
  regularHours: 80,
  overtimeHours: 0,
  totalRegularPay: 5375,
  totalOvertimePay: 0,
  grossPay: 5375,
  philHealth: 241.88,
  pagIbig: 107.5,
  sss: 241.88,
  tax: 0,
  totalDeductions: 591.26,
  netPay: 4783.74,
}

test('the same computation changes nothing', () => {
  expect(changedFigures(figures, { ...figures })).toEqual([])
})

test('each figure that differs is told with before and after, in the order of the form', () => {
  expect(changedFigures(figures, { ...figures, netPay: 5000, regularDays: 11 })).toEqual([
    { figure: 'regularDays', before: 10, after: 11 },
    { figure: 'netPay', before: 4783.74, after: 5000 },
  ])
})

test('a record that carries more than figures is compared by its figures alone', () => {
  const saved = { ...figures, version: 1, status: 'pending' }
  expect(changedFigures(saved, { ...saved, version: 2, status: 'paid' } as PayslipFigures)).toEqual([])
})

test('a department that the person has changed since is told, also when there was none', () => {
  const [sewing, none] = [{ departmentName: 'Sewing' }, { departmentName: null }]
  expect(changedDepartment(sewing, { ...sewing })).toBeUndefined()
  expect(changedDepartment(none, sewing)).toEqual({ before: null, after: 'Sewing' })
})
