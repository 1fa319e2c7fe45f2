import { type Input, limits, listShiftWeek } from '@tahi/contract'
import { eachRow } from '../../../../platform/lists/each-row.ts'
import { mostAtOnce } from '../../../../platform/lists/most-at-once.ts'
import { client } from '../../../../platform/session/session.ts'
import type { Chosen } from '../assign/chosen.ts'

/** The people who match the filters, as many as one assignment may name. */
export async function matchingPeople(query: Input<typeof listShiftWeek>['query']): Promise<Chosen> {
  const found = new Map<string, string>()
  const people = eachRow((paging) => client.send(listShiftWeek, { query: { ...query, ...paging } }))
  for await (const { employee, branchId } of people) {
    found.set(employee._id, branchId)
    if (found.size > limits.largestSelection) break
  }
  return new Map(mostAtOnce([...found]))
}
