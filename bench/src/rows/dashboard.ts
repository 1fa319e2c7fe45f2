import type { Company, Member } from '../company.ts'
import type { LoadRequest } from '../programs/load-generator.ts'
import { as, probe } from '../stage.ts'
import { besideEachOther } from '../statements.ts'
import type { Row } from './reads.ts'

/** What everybody's console reads when it opens, and then once a minute. */
function dashboardRow(
  name: string,
  of: { members: (company: Company) => readonly Member[]; companyWide: boolean },
): Row {
  return {
    name,
    aimed: true,
    companyWide: of.companyWide,
    make: async (stage) => {
      const members = of.members(stage.company)
      const requests = Array.from({ length: 10 }, (_, index): LoadRequest => {
        const member = members[index % members.length]
        const token = member?.tokens[Math.floor(index / members.length)]
        return { method: 'GET', path: '/api/dashboard/summary', headers: as(token) }
      })
      const routes = []
      for (const request of requests) {
        const { reply, statements } = await probe(stage, request)
        routes.push({ ...besideEachOther(statements), reply })
      }
      return { row: name, requests, routes }
    },
  }
}

export const dashboardRows: readonly Row[] = [
  dashboardRow('dashboard of a branch', { members: ({ managers }) => managers, companyWide: false }),
  dashboardRow('dashboard of every branch', { members: ({ hr }) => [hr], companyWide: true }),
]
