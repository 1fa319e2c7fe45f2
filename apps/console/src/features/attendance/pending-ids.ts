import { type Input, limits, listAttendance } from '@tahi/contract'
import { eachRow } from '../../platform/each-row.ts'
import { client } from '../../platform/session.ts'

/** The ids of all records of a filtered list that can be confirmed, as many as one confirmation may name. */
export async function pendingIds(filters: Input<typeof listAttendance>['query']): Promise<Set<string>> {
  const ids = new Set<string>()
  const query = { ...filters, status: 'toConfirm', sort: 'date' } as const
  const records = eachRow((paging) =>
    client.send(listAttendance, { params: { id: 'all' }, query: { ...query, ...paging } }),
  )
  for await (const { _id, can } of records) {
    if (can.includes('confirm')) ids.add(_id)
    if (ids.size === limits.largestSelection) break
  }
  return ids
}
