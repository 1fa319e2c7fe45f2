import { randomUUID } from 'node:crypto'
import { createPunch, type Input, listAttendance, listPunches } from '@tahi/contract'
import { type Person, server, type TestServer } from './server.ts'

type Body = Input<typeof createPunch>['body']

export const minute = 60_000

/** A time of these days in Manila. */
export const manila = (time: string, date = '2026-11-18') => new Date(`${date}T${time}:00+08:00`)

export interface OfflinePhone {
  readonly tahi: TestServer
  readonly branch: string
  readonly manager: Person
  readonly sewer: Person
  /** What an honest phone says of a punch: its last contact an hour before, its clock right. */
  taken(kind: 'in' | 'out', when: Date, more?: Partial<Body>): Body
  send(body: Body, as?: Person): ReturnType<typeof sendOf>
  claimed(body: Body, as?: Person): Promise<Claimed>
  records(query?: object): Promise<Records>
  punches(query?: object, as?: Person): Promise<Punches>
}

type Claimed = Awaited<ReturnType<typeof sendOf>>['ok']['data']
type Records = Awaited<ReturnType<typeof listOf>>['ok']['data']
type Punches = Awaited<ReturnType<typeof punchesOf>>['ok']

const sendOf = (tahi: TestServer, as: Person, body: Body) => tahi.call(as, createPunch, { body })
const listOf = (tahi: TestServer, as: Person, id: string, query: object) =>
  tahi.call(as, listAttendance, { params: { id }, query: { sort: 'date', ...query } })
const punchesOf = (tahi: TestServer, as: Person, query: object) =>
  tahi.call(as, listPunches, { query: { sort: 'at', ...query } })

/** A branch with its HR Admin and one employee whose phone lost the line. */
export async function openOfflinePhone(): Promise<OfflinePhone> {
  const tahi = await server()
  const branch = await tahi.addBranch()
  const manager = await tahi.addPerson('manager', branch)
  const sewer = await tahi.addPerson('user', branch)
  return {
    tahi,
    branch,
    manager,
    sewer,
    taken: (kind, when, more = {}) => ({
      _id: randomUUID(),
      kind,
      phoneTime: when.toISOString(),
      sentAt: tahi.clock.now().toISOString(),
      sinceContact: 60 * minute,
      contactAt: new Date(when.getTime() - 60 * minute).toISOString(),
      setBack: 0,
      ...more,
    }),
    send: (body, as = sewer) => sendOf(tahi, as, body),
    claimed: async (body, as = sewer) => (await sendOf(tahi, as, body)).ok.data,
    records: async (query = {}) => (await listOf(tahi, manager, branch, query)).ok.data,
    punches: async (query = {}, as = manager) => (await punchesOf(tahi, as, query)).ok,
  }
}
