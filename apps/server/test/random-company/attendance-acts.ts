import {
  confirmAttendance,
  correctAttendance,
  createAttendance,
  removeAttendance,
  removeAttendances,
  setAttendancePresent,
  setAttendanceTimeOut,
} from '@tahi/contract'
import { addDays, attendanceStatuses } from '@tahi/domain'
import { expect } from 'vitest'
import { type Act, chosen, versionOf } from './act.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'

/** Times as they are entered: sometimes one or both are missing. */
const someTimes = ({ choices, timeFrom }: Company) => {
  const timeIn = choices.happens(10) ? '' : timeFrom(6, 10)
  return { timeIn, timeOut: timeIn === '' || choices.happens(15) ? '' : timeFrom(11, 21) }
}

const recentDay = async (company: Company) => {
  const { choices, today } = company
  const keeper = company.keeper()
  const records = await listsOf(company, keeper).attendance({ from: addDays(today(), -20), to: today() })
  return { keeper, record: choices.anyOf(records) }
}

/** Some of a keeper's recent days that a list shows under this status. */
const someDays = async (
  company: Company,
  status: 'all' | 'toConfirm' | 'late' | 'halfday' | 'missingTimeOut',
) => {
  const { choices, today } = company
  const keeper = company.keeper()
  const query = { status, from: addDays(today(), -15), to: today() }
  const records = await listsOf(company, keeper).attendance(query)
  return { keeper, records: choices.someOf(records, choices.between(1, 10)) }
}

async function recordDay(company: Company) {
  const { choices, call } = company
  const sewer = company.anySewer()
  const keeper = company.keeperOf(sewer)
  const body = {
    _id: choices.id(),
    userId: sewer.id,
    date: company.dayFrom(-20, choices.happens(5) ? 3 : 0),
    ...someTimes(company),
    ...(choices.happens(30) && { status: choices.oneOf(attendanceStatuses) }),
  }
  const answer = await call(keeper, createAttendance, { body })
  if (answer.status === 200 && choices.happens(30)) {
    const again = await call(keeper, createAttendance, { body })
    expect(again.ok.data, 'A day that is sent twice').toEqual(answer.ok.data)
  }
  return answer
}

export const attendanceActs: Act[] = [
  {
    name: 'clock in or out',
    times: 6,
    run: ({ call, employedSewer }) =>
      call(employedSewer(), createAttendance, { body: { status: 'pending' } }),
  },
  { name: 'record a day', times: 7, run: recordDay },
  {
    name: 'confirm days',
    times: 4,
    async run(company) {
      const { choices, call } = company
      const { keeper, records } = await someDays(company, choices.oneOf(['toConfirm', 'all'] as const))
      if (records.length === 0) return undefined
      return call(keeper, confirmAttendance, { body: chosen(company, records) })
    },
  },
  {
    name: 'set days to present',
    times: 2,
    async run(company) {
      const { choices, call } = company
      const status = choices.oneOf(['late', 'late', 'halfday', 'all'] as const)
      const { keeper, records } = await someDays(company, status)
      if (records.length === 0) return undefined
      return call(keeper, setAttendancePresent, { body: chosen(company, records) })
    },
  },
  {
    name: 'set the time out of several days',
    times: 3,
    async run(company) {
      const { choices, call, timeFrom } = company
      const { keeper, records } = await someDays(company, choices.oneOf(['missingTimeOut', 'all'] as const))
      if (records.length === 0) return undefined
      const body = { ...chosen(company, records), timeOut: timeFrom(11, 21), reason: 'The power was cut' }
      return call(keeper, setAttendanceTimeOut, { body })
    },
  },
  {
    name: 'correct a day',
    times: 4,
    async run(company) {
      const { keeper, record } = await recentDay(company)
      if (!record) return undefined
      const times = { ...someTimes(company), reason: 'mistaken' }
      const body = { _id: record._id, ...times, ...versionOf(company, record) }
      return company.call(keeper, correctAttendance, { body })
    },
  },
  {
    name: 'remove a day',
    times: 2,
    async run(company) {
      const { keeper, record } = await recentDay(company)
      if (!record) return undefined
      const body = { _id: record._id, ...versionOf(company, record) }
      return company.call(keeper, removeAttendance, { body })
    },
  },
  {
    name: 'remove several days',
    times: 1,
    async run(company) {
      const { choices, call } = company
      const { keeper, records } = await someDays(company, 'all')
      const body = { ...chosen(company, records.slice(0, 3)), preview: choices.happens(40) }
      return records.length === 0 ? undefined : call(keeper, removeAttendances, { body })
    },
  },
]
