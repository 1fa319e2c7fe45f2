import { listPersonRecords, type NeedKind, summariseDashboard, summarisePeople } from '@tahi/contract'
import { expect } from 'vitest'
import type { Book } from './book.ts'
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
    quotaAtRisk: (days) => lists.quotas({ ...days, standing: 'atRisk' }),
  }
  for (const { kind, count, days } of needs ?? [])
    expect([kind, count]).toEqual([kind, (await listed[kind]?.(days ?? {}))?.length])
}

export const dashboardBooks = [figuresAreThoseOfLists, needsAreThoseOfLists]
