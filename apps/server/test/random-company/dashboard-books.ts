import {
  limits,
  listPersonRecords,
  type NeedKind,
  previewPayslips,
  summariseDashboard,
  summarisePeople,
} from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { expect } from 'vitest'
import type { Person } from '../fixtures/server.ts'
import type { Book } from './book.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'

/** The figures of the dashboard and of Core HR are the lengths of the lists that they link to. */
const figuresAreThoseOfLists: Book = async (company) => {
  const { tahi, today } = company
  const manager = company.anyManager()
  const lists = listsOf(company, manager)
  const { attendance, leaves, employees } = (await tahi.call(manager, summariseDashboard, { query: {} })).ok
    .data
  const { people } = (await tahi.call(manager, summarisePeople, { query: {} })).ok.data
  const records = (await tahi.call(manager, listPersonRecords, { query: {} })).ok
  const attended = await lists.attendance({ from: today(), to: today(), status: 'attended' })
  const requested = await lists.leaves({ status: 'requested' })
  expect({
    attendance: attendance?.count,
    leaves: leaves?.count,
    employees: employees.count,
    people,
  }).toEqual({
    attendance: attended.length,
    leaves: requested.length,
    employees: records.total,
    people: records.total,
  })
}

async function whoLeft({ tahi, today }: Company, manager: Person): Promise<unknown[]> {
  const body = { date: addDays(today(), 1 - limits.payPeriodDays), endDate: today() }
  const { people } = (await tahi.call(manager, previewPayslips, { body })).ok.data
  return people.filter(({ warnings }) => warnings.some(({ code }) => code === 'left'))
}

async function whoWasSkipped(company: Company, manager: Person): Promise<unknown[]> {
  const { tahi, today } = company
  const body = { date: addDays(today(), 1 - limits.payPeriodDays), endDate: today() }
  const { people } = (await tahi.call(manager, previewPayslips, { body })).ok.data
  const payslips = await listsOf(company, manager).payslips()
  const began = payslips.map(({ date }) => date).toSorted()[0] ?? today()
  return people.filter(({ warnings }) => {
    if (warnings.some(({ code }) => code === 'left')) return false
    const daysOf = (asked: 'covered' | 'uncovered') =>
      warnings.find(({ code }) => code === asked)?.days.toSorted() ?? []
    const last = daysOf('covered').at(-1) ?? began
    return daysOf('uncovered').some((day) => day >= began && day < last)
  })
}

/** Each need on the dashboard counts the rows of the list that it links to. */
const needsAreThoseOfLists: Book = async (company) => {
  const manager = company.anyManager()
  const lists = listsOf(company, manager)
  const { needs } = (await company.tahi.call(manager, summariseDashboard, { query: {} })).ok.data
  const listed: Partial<Record<NeedKind, (days: object) => Promise<unknown[]>>> = {
    decideLeave: () => lists.leaves({ status: 'requested' }),
    decideCorrection: () => lists.corrections({ status: 'requested' }),
    approveAccounts: () => lists.pendingAccounts(),
    confirmAttendance: (days) => lists.attendance({ ...days, status: 'toConfirm' }),
    missingTimeOut: (days) => lists.attendance({ ...days, status: 'missingTimeOut' }),
    unrecordedTimes: async (days) => [
      ...(await lists.claims({ ...days, outcome: 'unsettled' })),
      ...(await lists.refusedTaps(days)),
    ],
    unpaidPayslips: (days) => lists.payslips({ ...days, status: 'pending' }),
    // A run over the longest period has everybody who left lately with a day that no payslip covers.
    finalPay: () => whoLeft(company, manager),
    skippedDays: () => whoWasSkipped(company, manager),
    quotaAtRisk: (days) => lists.quotas({ ...days, standing: 'atRisk' }),
  }
  for (const { kind, count, days } of needs)
    expect([kind, count]).toEqual([kind, (await listed[kind]?.(days ?? {}))?.length])
}

export const dashboardBooks = [figuresAreThoseOfLists, needsAreThoseOfLists]
