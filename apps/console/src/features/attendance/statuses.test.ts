import { attendanceStatuses } from '@tahi/domain'
import { expect, test } from 'vitest'
import { countedBy, statusChoices, statusWords, viewChoices } from './statuses.ts'

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

test('those present are counted where no status is asked for (C2, C5)', () => {
  expect(countedBy()).toEqual({ status: 'present', label: 'Present', tone: 'good', words: 'present' })
  expect(countedBy(undefined, 'EMP-1').words).toBe('present, with “EMP-1”')
})

test('what is counted is headed by the words of its filter', () => {
  for (const { value, label } of [...statusChoices, ...viewChoices])
    expect(countedBy(value)).toMatchObject({ status: value, label })
})
