import { summariseAttendance } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { expect } from 'vitest'
import type { Book } from './book.ts'
import { listsOf } from './lists.ts'

/** An HR Admin's list has days of one branch, and its summary counts the present ones among them. */
const summaryIsThatOfDays: Book = async (company) => {
  const manager = company.anyManager()
  const period = { from: addDays(company.today(), -12), to: company.today() }
  const records = await listsOf(company, manager).attendance(period)
  expect(records.filter(({ branchId }) => branchId !== manager.branchId)).toEqual([])
  const rows = (await company.tahi.call(manager, summariseAttendance, { query: period })).ok.data
  const present = new Map<string, number>()
  for (const { date, status } of records)
    if (status === 'present') present.set(date, (present.get(date) ?? 0) + 1)
  const counted = rows.filter(({ totalAttendance }) => totalAttendance > 0)
  expect(new Map(counted.map(({ date, totalAttendance }) => [date, totalAttendance]))).toEqual(present)
}

/** Employees see the same days and payslips of theirs as HR does. */
const employeesReadWhatHrReads: Book = async (company) => {
  const sewer = company.employedSewer()
  const period = { from: addDays(company.today(), -12), to: company.today() }
  const read = async (lists: ReturnType<typeof listsOf>) => ({
    days: (await lists.attendance(period)).map(({ date, status }) => [date, status]),
    payslips: (await lists.payslips()).map(({ _id, netPay }) => [_id, netPay]),
  })
  expect(await read(listsOf(company, sewer))).toEqual(await read(listsOf(company, company.hr, sewer)))
}

export const attendanceBooks = [summaryIsThatOfDays, employeesReadWhatHrReads]
