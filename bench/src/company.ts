import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isCompanyWide, limits, type Role } from '@tahi/contract'
import { loadWorld } from '@tahi/server/src/modules/demo/load-world.ts'
import { openSession } from '@tahi/server/src/modules/identity/sessions.ts'
import { openDatabase } from '@tahi/server/src/platform/database/database.ts'
import { migrate } from '@tahi/server/src/platform/database/migrate.ts'
import { demoCompany, type World } from '@tahi/world'
import type { Size } from './options.ts'
import { timed } from './say.ts'
import { type Location, openRaw } from './store.ts'

/** The day of the measurements: the first half of its month has no payslips yet, and the month before is settled. */
const today = '2026-06-17'
/** Ten in the morning, in the company's time zone. */
export const openedAt = new Date(`${today}T10:00:00+08:00`)
export const month = { from: '2026-05-01', to: '2026-05-31' }
export const payPeriod = { date: '2026-06-01', endDate: '2026-06-15' }

/** Somebody with sessions. */
export interface Member {
  readonly id: string
  readonly code: string
  readonly branchId: string | null
  readonly tokens: readonly string[]
}

/** The facts about a loaded company that the measurements need. */
export interface Company {
  readonly location: Location
  readonly size: Size
  readonly records: number
  readonly payslips: number
  readonly admin: Member
  /** Further General Managers who listen to events, because one person may have only so many connections. */
  readonly watchers: readonly Member[]
  /** The HR Manager, who keeps every branch's records. */
  readonly hr: Member
  /** The HR Admin of each branch. */
  readonly managers: readonly Member[]
  readonly employees: readonly Member[]
}

const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))

/** Enough sessions of managers that, used in turn, each has left the server's session cache before its next use. */
const managersSessions = 4000

/** Half of what a person may have: connections of the measurement before may still be closing. */
const readersOfWatcher = limits.connectionsOfPerson / 2

/** The beginning of the codes of people who only listen. */
const watcher = 'GM-W'

/**
 * Fills an empty database with a company and opens sessions for its people.
 * @param readers how many people are to listen to events
 */
export async function openCompany(location: Location, size: Size, readers: number): Promise<Company> {
  const { branches, employeesPerBranch, days } = size
  // At time 0 nobody has clocked in today; the measurement does that.
  const world = withWatchers(demoCompany({ today, time: 0, branches, employeesPerBranch, days }), readers)
  const rows: Partial<Record<string, number>> = {}
  const database = await openDatabase(location)
  await migrate(database, migrations)
  await timed(`loaded ${branches} branches × ${employeesPerBranch} employees × ${days} days`, () =>
    loadWorld(database, world, {
      passwordHash: 'none',
      onProgress: (table, written) => {
        rows[table] = written
      },
    }),
  )
  const members = await timed('opened sessions', () =>
    database.asOwner((queries) => openSessions(queries, world, Math.ceil(managersSessions / branches))),
  )
  await database.close()
  await timed('settled', () => settle(location))

  const ofRole = (role: string) => members.filter((member) => member.role === role)
  const [admin, ...watchers] = ofRole('admin')
  const [hr] = ofRole('hr')
  if (!admin || !hr) throw new Error('The company has no head office')
  return {
    location,
    size,
    records: rows.attendance ?? 0,
    payslips: rows.payslip ?? 0,
    admin,
    watchers,
    hr,
    managers: ofRole('manager'),
    employees: ofRole('user'),
  }
}

function withWatchers(world: World, readers: number): World {
  const [admin] = world.people.filter(({ role }) => role === 'admin')
  if (!admin) throw new Error('The company has no General Manager')
  const watchers = Array.from({ length: Math.ceil(readers / readersOfWatcher) }, (_, number) => ({
    ...admin,
    id: randomUUID(),
    code: `${watcher}${number}`,
    email: `${watcher}${number}@sinaghabi.example`,
  }))
  return { ...world, people: [...world.people, ...watchers] }
}

async function openSessions(queries: Parameters<typeof openSession>[0], world: World, ofManager: number) {
  const members = []
  for (const { id, code, role, branchId } of world.people) {
    const tokens: string[] = []
    const wanted = role === 'manager' ? ofManager : isAsking(role, code) ? 20 : 1
    while (tokens.length < wanted)
      tokens.push(
        await openSession(queries, {
          personId: id,
          client: role === 'user' ? 'employee' : 'console',
          address: '127.0.0.1',
          userAgent: 'bench',
          now: openedAt,
        }),
      )
    members.push({ id, code, role, branchId, tokens })
  }
  return members
}

const isAsking = (role: Role, code: string): boolean => isCompanyWide(role) && !code.startsWith(watcher)

/** Does the work now that the server would otherwise do for minutes after so many writes, during the measurements. */
async function settle(location: Location): Promise<void> {
  const { pool, close } = await openRaw(location)
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  await close()
}
