import { limits } from '@tahi/contract'
import { as } from '../stage.ts'
import { contest, type Row } from './reads.ts'

const name = 'leave totals of a year'
/** The year up to the day of the measurements. */
const year = { from: '2025-06-18', to: '2026-06-17' }

/** A page of the General Manager's: every branch and day of a year with somebody on leave. */
export const leaveTotalsRow: Row = {
  name,
  aimed: true,
  companyWide: true,
  make: (stage) => {
    const { admin } = stage.company
    const search = new URLSearchParams({ ...year, page: '1', pageSize: String(limits.leavePageSize) })
    const requests = admin.tokens.slice(0, 10).map((token) => ({
      method: 'GET' as const,
      path: `/api/leave/summary?${search}`,
      headers: as(token),
    }))
    return contest(stage, name, requests)
  },
}
