import {
  limits,
  listPersonRecords,
  type NeedKind,
  previewPayslips,
  summariseDashboard,
  summarisePeople,
} from '@tahi/contract'
import { addDays, type Day, halfMonthOf } from '@tahi/domain'
import { sql } from 'kysely'
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

/** Who of a manager's people has which days at work without a payslip, from their first payslip or the branch's on. */
async function unpaidPeople(company: Company, manager: Person) {
  const { tahi, today } = company
  const period = { from: addDays(today(), 1 - limits.payPeriodDays), to: today() }
  const body = { date: period.from, endDate: period.to }
  const { people } = (await tahi.call(manager, previewPayslips, { body })).ok.data
  const [first] = (await listsOf(company, manager).payslips())
    .map(({ payDate, date }) => ({ payDate, date }))
    .toSorted((one, other) => (one.payDate + one.date < other.payDate + other.date ? -1 : 1))
  return Promise.all(
    people.map(async ({ employee, warnings }) => {
      const covered = (warnings.find(({ code }) => code === 'covered')?.days ?? []).toSorted()
      const ofPerson = listsOf(company, manager, { id: employee._id })
      const attended = await ofPerson.attendance({ ...period, status: 'attended' })
      const [since = period.from] = [first?.date, covered[0]].filter((day) => day !== undefined).toSorted()
      const days = attended.map(({ date }) => date).filter((day) => day >= since && !covered.includes(day))
      return { id: employee._id, left: warnings.some(({ code }) => code === 'left'), covered, days }
    }),
  )
}

async function whoLeft(company: Company, manager: Person): Promise<unknown[]> {
  const people = await unpaidPeople(company, manager)
  return people.filter(({ left, days }) => left && days.length > 0)
}

async function whoWasSkipped(company: Company, manager: Person): Promise<unknown[]> {
  const people = await unpaidPeople(company, manager)
  const departures = await company.tahi.database.asOwner((queries) =>
    sql<{ id: string; day: Day }>`
      select id, lower(away) - 1 as day from person, unnest(days_away) as away
      where lower(away) <= ${halfMonthOf(company.today()).from}::date`.execute(queries),
  )
  return people.filter(({ id, left, covered, days }) => {
    const later = [
      ...covered,
      ...departures.rows.filter((one) => one.id === id).map(({ day }) => addDays(day, 1)),
    ]
    return !left && days.some((day) => later.some((one) => one > day))
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
    finalPay: () => whoLeft(company, manager),
    skippedDays: () => whoWasSkipped(company, manager),
    quotaAtRisk: (days) => lists.quotas({ ...days, standing: 'atRisk' }),
  }
  for (const { kind, count, days } of needs)
    expect([kind, count]).toEqual([kind, (await listed[kind]?.(days ?? {}))?.length])
}

export const dashboardBooks = [figuresAreThoseOfLists, needsAreThoseOfLists]
