import { expect, test } from 'vitest'
import { countedBy, type StatusFilter } from '../statuses.ts'
import { dayColumns, rangeColumns } from './branch-columns.tsx'

const countOf = (columns: ReturnType<typeof dayColumns>) =>
  columns.find(({ kind }) => kind === 'number')?.label
const byDay = (status?: StatusFilter) => countOf(dayColumns(countedBy(status)))
const byBranch = (status?: StatusFilter) => countOf(rangeColumns(status, () => []))

test('the number is headed by what it counts, at the right as numbers are', () => {
  expect([byDay(), byBranch()]).toEqual(['Present', 'Total Employee Attendance'])
  expect([byDay('late'), byBranch('late')]).toEqual(['Late', 'Late'])
  expect([byDay('missingTimeOut'), byBranch('present')]).toEqual(['No time out', 'Present'])
})
