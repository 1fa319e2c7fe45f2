import { type AttendanceRecord, type Input, limits, listAttendance } from '@tahi/contract'
import { eachRow } from '../../../platform/lists/each-row.ts'
import { mostAtOnce } from '../../../platform/lists/most-at-once.ts'
import { client } from '../../../platform/session/session.ts'

type Query = Input<typeof listAttendance>['query']

/** Those days of a filtered list that wait for confirmation. */
export const toConfirm = (filters: Query): Query => ({ ...filters, status: 'toConfirm', sort: 'date' })

/** The records of a filtered list that can be confirmed, as many as one call may name. */
export async function listToConfirm(filters: Query): Promise<AttendanceRecord[]> {
  const found: AttendanceRecord[] = []
  const records = eachRow((paging) =>
    client.send(listAttendance, { params: { id: 'all' }, query: { ...toConfirm(filters), ...paging } }),
  )
  for await (const record of records) {
    if (record.can.includes('confirm')) found.push(record)
    if (found.length > limits.largestSelection) break
  }
  return mostAtOnce(found)
}
