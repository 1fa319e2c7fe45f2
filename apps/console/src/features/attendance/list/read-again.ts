import { type ListedAttendance, listAttendance } from '@tahi/contract'
import { eachRow } from '../../../platform/lists/each-row.ts'
import { client } from '../../../platform/session/session.ts'

/** The days as they are now, on whatever page of the list; those that are gone stay as they were. */
export async function readAgain(days: readonly ListedAttendance[]): Promise<ListedAttendance[]> {
  const dates = days.map(({ date }) => date).sort()
  const range = { from: dates[0], to: dates.at(-1) }
  const read = new Map(days.map((day) => [day._id, day]))
  const missing = new Set(read.keys())
  const rows = eachRow((paging) =>
    client.send(listAttendance, { params: { id: 'all' }, query: { ...range, ...paging } }),
  )
  for await (const day of rows) {
    if (missing.delete(day._id)) read.set(day._id, day)
    if (missing.size === 0) break
  }
  return [...read.values()]
}
