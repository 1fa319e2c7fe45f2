import { type Input, listGatePins } from '@tahi/contract'
import { eachRow } from '../../../platform/lists/each-row.ts'
import { client } from '../../../platform/session/session.ts'

/** The ids of everybody in a filtered list of PINs. */
export async function matchingIds(filters: Input<typeof listGatePins>['query']): Promise<Set<string>> {
  const ids = new Set<string>()
  const query = { ...filters, sort: 'userId' }
  const people = eachRow((paging) => client.send(listGatePins, { query: { ...query, ...paging } }))
  for await (const { employee } of people) ids.add(employee._id)
  return ids
}
