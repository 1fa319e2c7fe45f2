import { limits } from '@tahi/contract'
import { as } from '../stage.ts'
import { contest, type Row } from './reads.ts'

const name = 'quotas by summed progress'
/** All of the company's quotas: three weeks up to the day of the measurements, and the planned days. */
const weeks = { from: '2026-05-25', to: '2026-06-30' }

/**
 * The General Manager's quotas of every branch, the furthest behind first: this sums all reported entries, some 100,000 in
 * the usual company.
 */
export const quotasRow: Row = {
  name,
  aimed: true,
  companyWide: true,
  make: (stage) => {
    const { admin } = stage.company
    const page = { page: '1', pageSize: String(limits.quotaPageSize) }
    const search = new URLSearchParams({ ...weeks, ...page, sort: 'progress' })
    const requests = admin.tokens.slice(0, 10).map((token) => ({
      method: 'GET' as const,
      path: `/api/prod/quota/all?${search}`,
      headers: as(token),
    }))
    return contest(stage, name, requests)
  },
}
