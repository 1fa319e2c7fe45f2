import {
  type Input,
  listAttendance,
  listCorrections,
  listLeaves,
  listPayslips,
  listPendingAccounts,
  listPunches,
  listQuotas,
  listRefusedPunches,
  listShifts,
} from '@tahi/contract'
import type { Person } from '../fixtures/server.ts'
import type { Company } from './company.ts'

interface Listed {
  _id: string
  date?: string
  employee?: { lastName: string }
}

/** A period that contains every pay date. */
const always = { from: '2026-01-01', to: '2027-12-31' }

/**
 * Sorts rows so that their order depends only on the seed. The server's ids do not; but of records that the server creates,
 * a person has one a day.
 */
const inOrder = <Row extends Listed>(rows: Row[]): Row[] => {
  const place = ({ date, employee, _id }: Listed) => `${date} ${employee?.lastName} ${_id}`
  return rows.sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

/** The lists as a person reads them: everything in scope, or one person's records. */
export const listsOf = ({ tahi }: Company, as: Person, { id }: { id: string } = { id: 'all' }) => {
  const params = { id }
  return {
    attendance: async (query: Input<typeof listAttendance>['query']) =>
      inOrder((await tahi.call(as, listAttendance, { params, query })).ok.data),
    pendingAccounts: async () => (await tahi.call(as, listPendingAccounts, { query: {} })).ok.data,
    corrections: async (query: Input<typeof listCorrections>['query'] = {}) =>
      inOrder((await tahi.call(as, listCorrections, { params, query })).ok.data),
    claims: async (query: Input<typeof listPunches>['query']) =>
      (await tahi.call(as, listPunches, { query })).ok.data,
    refusedTaps: async (query: Input<typeof listRefusedPunches>['query']) =>
      (await tahi.call(as, listRefusedPunches, { query })).ok.data,
    leaves: async (query: Input<typeof listLeaves>['query'] = {}) =>
      inOrder((await tahi.call(as, listLeaves, { params, query })).ok.data),
    payslips: async (query: Input<typeof listPayslips>['query'] = {}) =>
      inOrder((await tahi.call(as, listPayslips, { params, query: { ...always, ...query } })).ok.data),
    quotas: async (query: Input<typeof listQuotas>['query']) =>
      inOrder((await tahi.call(as, listQuotas, { params, query })).ok.data),
    shifts: async () => inOrder((await tahi.call(as, listShifts, { params, query: {} })).ok.data),
  }
}
