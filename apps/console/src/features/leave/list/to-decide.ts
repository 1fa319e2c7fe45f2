import { type Leave, listLeaves } from '@tahi/contract'
import { mostAtOnce } from '../../../platform/lists/most-at-once.ts'
import { client } from '../../../platform/session/session.ts'
import type { LeaveQuery } from '../leave-paper.ts'

/** Those leaves of a filtered list that wait for a decision. */
export const toDecide = (query: LeaveQuery): LeaveQuery => ({ ...query, status: 'requested', sort: 'date' })

/** The leaves of a filtered list that can be confirmed, as many as one decision may name. */
export async function listToDecide(query: LeaveQuery): Promise<Leave[]> {
  const { data } = await client.send(listLeaves, {
    params: { id: 'all' },
    query: toDecide(query),
  })
  return mostAtOnce(data.filter(({ can }) => can.includes('confirm')))
}
