import { attendanceStatuses } from '@tahi/domain'
import { expect, test } from 'vitest'
import { statusChoices, statusWords } from './statuses.ts'

test('the statuses of C2 are offered in its order, and Pending', () => {
  const labels = statusChoices.map(({ label }) => label)
  expect(labels).toEqual(['Present', 'Absent', 'Late', 'Halfday', 'Leave', 'Pending'])
})

test('every status has words of its own, and can be asked for', () => {
  const labels = attendanceStatuses.map((status) => statusWords[status].label)
  expect(new Set(labels).size).toBe(attendanceStatuses.length)
  const choices = statusChoices.map(({ value }) => value)
  expect(choices).toEqual(expect.arrayContaining([...attendanceStatuses]))
})
