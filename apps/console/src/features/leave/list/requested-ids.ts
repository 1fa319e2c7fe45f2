import { limits, listLeaves } from '@tahi/contract'
import { client } from '../../../platform/session.ts'
import type { LeaveQuery } from '../leave-paper.ts'

/** The ids of all leaves of a filtered list that can be confirmed, as many as one decision may name. */
export async function requestedIds(query: LeaveQuery): Promise<Set<string>> {
  const { data } = await client.send(listLeaves, {
    params: { id: 'all' },
    query: { ...query, status: 'requested', sort: 'date' },
  })
  const ids = data.filter(({ can }) => can.includes('confirm')).map(({ _id }) => _id)
  return new Set(ids.slice(0, limits.largestSelection))
}
