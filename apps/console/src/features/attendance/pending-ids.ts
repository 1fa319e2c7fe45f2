import { type Input, limits, listAttendance } from '@tahi/contract'
import { client } from '../../platform/session.ts'

/** The ids of all pending records of a filtered list, as many as one confirmation may name. */
export async function pendingIds(filters: Input<typeof listAttendance>['query']): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; ids.size < limits.largestSelection; page += 1) {
    const { data } = await client.send(listAttendance, {
      params: { id: 'all' },
      query: { ...filters, status: 'pending', sort: 'date', page, pageSize: limits.largestPage },
    })
    for (const { _id, can } of data) if (can.includes('confirm')) ids.add(_id)
    if (data.length < limits.largestPage) break
  }
  return new Set([...ids].slice(0, limits.largestSelection))
}
