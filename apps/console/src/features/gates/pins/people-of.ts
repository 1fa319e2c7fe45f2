import { type Input, limits, listGatePins } from '@tahi/contract'
import { client } from '../../../platform/session.ts'

/** The ids of everybody in a filtered list of PINs. */
export async function peopleOf(query: Input<typeof listGatePins>['query']): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { data } = await client.send(listGatePins, {
      query: { ...query, sort: 'userId', page, pageSize: limits.largestPage },
    })
    for (const { employee } of data) ids.add(employee._id)
    if (data.length < limits.largestPage) return ids
  }
}
