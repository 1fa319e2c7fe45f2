import { attendanceStatuses } from '@tahi/domain'
import { expect, test } from 'vitest'
import { statusFilterChoices, statusWords } from './statuses.ts'

test('the filter offers the statuses of C2 in its order, and Pending', () => {
  const labels = statusFilterChoices.map(({ label }) => label)
  expect(labels).toEqual(['All', 'Present', 'Absent', 'Late', 'Halfday', 'Leave', 'Pending'])
})

test('every status has words of its own, and can be asked for', () => {
  const labels = attendanceStatuses.map((status) => statusWords[status].label)
  expect(new Set(labels).size).toBe(attendanceStatuses.length)
  const choices = statusFilterChoices.map(({ value }) => value)
  expect(choices).toEqual(expect.arrayContaining([...attendanceStatuses]))
})
