import { limits } from '@tahi/contract'
import { as } from '../stage.ts'
import { contest, type Row } from './reads.ts'

const name = 'people list with search'

/** HR's search for a person at the desk: part of a name in the list of records. */
export const peopleRow: Row = {
  name,
  aimed: true,
  make: (stage) => {
    const search = new URLSearchParams({ search: 'an', page: '1', pageSize: String(limits.peoplePageSize) })
    const { managers } = stage.company
    const requests = Array.from({ length: 10 }, (_, index) => {
      const manager = managers[index % managers.length]
      const token = manager?.tokens[Math.floor(index / managers.length)]
      return { method: 'GET' as const, path: `/api/people/records?${search}`, headers: as(token) }
    })
    return contest(stage, name, requests)
  },
}
