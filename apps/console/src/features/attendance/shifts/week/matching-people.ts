import { type Input, limits, listShiftWeek } from '@tahi/contract'
import { client } from '../../../../platform/session.ts'
import type { Chosen } from '../assign/chosen.ts'

/** Everybody who matches the filters, as many as one assignment may name. */
export async function matchingPeople(query: Input<typeof listShiftWeek>['query']): Promise<Chosen> {
  const found = new Map<string, string>()
  for (let page = 1; found.size < limits.largestSelection; page += 1) {
    const { data } = await client.send(listShiftWeek, {
      query: { ...query, page, pageSize: limits.largestPage },
    })
    for (const { employee, branchId } of data)
      if (found.size < limits.largestSelection) found.set(employee._id, branchId)
    if (data.length < limits.largestPage) break
  }
  return found
}
