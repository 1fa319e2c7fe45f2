import { limits } from '@tahi/contract'
import { type Company, type Member, month } from '../company.ts'
import type { Contest } from '../compare.ts'
import type { FloorRoute } from '../programs/floor-server.ts'
import type { LoadRequest } from '../programs/load-generator.ts'
import { as, probe, type Stage } from '../stage.ts'
import { mainQuery } from '../statements.ts'

/** A row of the table; `make` is called when its turn comes. */
export interface Row {
  readonly name: string
  /** Whether the aims apply to it; other rows are for information. */
  readonly aimed: boolean
  /** Reads every branch, and so costs more in a company with more of them. */
  readonly companyWide?: boolean
  make(stage: Stage): Promise<Contest>
}

type Search = Record<string, string | number>

const path = (base: string, search: Search): string =>
  `${base}?${new URLSearchParams(Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]))}`

const page = { page: 1, pageSize: limits.attendancePageSize }
const settled = { ...month, status: 'present' }
const list = (search: Search): string => path('/api/attendance/all', search)

/** The list that another HR Admin reads during a large job. */
export const listRequest = ({ managers }: Company): LoadRequest =>
  asking(managers.at(-1), 0, list({ ...settled, ...page }))

const listPage: Row = managersRow('attendance list, page 1', () => list({ ...settled, ...page }))

/** Requested by one branch's HR Admin: an identical page in a company of any size. */
const ownListPage: Row = {
  name: 'attendance list, page 1 of one branch',
  aimed: true,
  make: (stage) => {
    const [manager] = stage.company.managers
    const requests = sessions.map((index) => asking(manager, index, list({ ...settled, ...page })))
    return contest(stage, 'attendance list, page 1 of one branch', requests)
  },
}

/** The reads that must cost the same in a small and in a large company. */
export const pageRows: readonly Row[] = [
  listPage,
  ownListPage,
  {
    name: 'attendance list, deep page',
    aimed: true,
    make: async (stage) => {
      const [manager] = stage.company.managers
      const first = await probe(stage, asking(manager, 0, list({ ...settled, ...page })))
      const { total } = first.reply as { total: number }
      const deep = Math.max(1, Math.floor((total * 0.75) / page.pageSize))
      return managersContest(stage, 'attendance list, deep page', () =>
        list({ ...settled, ...page, page: deep }),
      )
    },
  },
  managersRow('attendance search by user ID', (company, manager) =>
    list({ ...month, ...page, search: employeeOf(company, manager).code }),
  ),
  {
    name: 'admin summary of a month',
    aimed: true,
    companyWide: true,
    make: async (stage) => {
      const { admin } = stage.company
      const summary = path('/api/attendance/summary', { ...month, ...page })
      return contest(
        stage,
        'admin summary of a month',
        sessions.map((index) => asking(admin, index, summary)),
      )
    },
  },
]

/** Further rows for information, without an aim. */
export const otherRows: readonly Row[] = [
  {
    name: 'attendance list, every request another session',
    aimed: false,
    make: (stage) => manySessions(stage, 'attendance list, every request another session'),
  },
  managersRow('attendance list, compressed for a browser', () => list({ ...settled, ...page }), {
    aimed: false,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  }),
  managersRow('attendance list, all days ever', () => list(page), { aimed: false }),
]

interface More {
  aimed?: boolean
  headers?: Record<string, string>
}

function managersRow(
  name: string,
  pathOf: (company: Company, manager: Member) => string,
  { aimed = true, headers = {} }: More = {},
): Row {
  return { name, aimed, make: (stage) => managersContest(stage, name, pathOf, headers) }
}

/** Ten sessions, of different branches' HR Admins as far as there are enough. */
function managersContest(
  stage: Stage,
  name: string,
  pathOf: (company: Company, manager: Member) => string,
  headers: Record<string, string> = {},
): Promise<Contest> {
  const { managers } = stage.company
  const requests = sessions.flatMap((index) => {
    const manager = managers[index % managers.length]
    if (!manager) return []
    const request = asking(manager, Math.floor(index / managers.length), pathOf(stage.company, manager))
    return [{ ...request, headers: { ...request.headers, ...headers } }]
  })
  return contest(stage, name, requests)
}

async function manySessions(stage: Stage, name: string): Promise<Contest> {
  const { managers } = stage.company
  const asked = list({ ...settled, ...page })
  const requests: LoadRequest[] = []
  const routeOf: number[] = []
  for (let session = 0; session < (managers[0]?.tokens.length ?? 0); session++)
    for (const [index, manager] of managers.entries()) {
      requests.push(asking(manager, session, asked))
      routeOf.push(index)
    }
  const routes = await routesOf(
    stage,
    managers.map((manager) => asking(manager, 0, asked)),
  )
  return { row: name, requests, routes, routeOf }
}

/** One session per connection. */
const sessions = Array.from({ length: 10 }, (_, index) => index)

const asking = (member: Member | undefined, session: number, asked: string): LoadRequest => ({
  method: 'GET',
  path: asked,
  headers: as(member?.tokens[session]),
})

function employeeOf({ employees }: Company, manager: Member): Member {
  const own = employees.filter(({ branchId }) => branchId === manager.branchId)
  return own[own.length >> 1] ?? manager
}

/** A contest in which each request has its own route, found by sending the request once. */
export async function contest(stage: Stage, row: string, requests: readonly LoadRequest[]): Promise<Contest> {
  return { row, requests, routes: await routesOf(stage, requests) }
}

async function routesOf(stage: Stage, requests: readonly LoadRequest[]): Promise<FloorRoute[]> {
  const routes: FloorRoute[] = []
  for (const request of requests) {
    const { reply, statements } = await probe(stage, request)
    routes.push({ ...mainQuery(statements), reply })
  }
  return routes
}
