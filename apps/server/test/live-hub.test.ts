import { once } from 'node:events'
import {
  attendanceChanged,
  type Concerned,
  events,
  isCompanyWide,
  type LiveEvent,
  roles,
  texts,
  updatePerson,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endSessions } from '../src/modules/identity/sessions.ts'
import { scopeOf } from '../src/platform/scope.ts'
import { hangUp, type Listening, listen } from './fixtures/live.ts'
import { samplePayload } from './fixtures/sample-input.ts'
import { type Person, server, startServer, type TestServer } from './fixtures/server.ts'

let tahi: TestServer
let here: string
let there: string
const listeners: { person: Person; listening: Listening }[] = []

beforeAll(async () => {
  tahi = await startServer()
  here = await tahi.addBranch()
  there = await tahi.addBranch()
  for (const role of roles)
    for (const branch of isCompanyWide(role) ? [null] : [here, there]) {
      const person = await tahi.addPerson(role, branch)
      listeners.push({ person, listening: await listen(tahi, person) })
    }
})

afterAll(async () => {
  hangUp()
  await tahi.close()
})

const personOf = (role: string, branch: string | null) => {
  const found = listeners.find(({ person }) => person.role === role && person.branchId === branch)
  if (!found) throw new Error(`There is no ${role} of ${branch}.`)
  return found.person
}

/** The names of the listeners that received an event. */
async function heard(event: LiveEvent, concerned: Concerned): Promise<string[]> {
  for (const { listening } of listeners) listening.heard.length = 0
  tahi.live.tell(event, concerned, samplePayload(event, here))
  const names = await Promise.all(
    listeners.map(async ({ person, listening }) =>
      (await listening.all()).some(({ name }) => name === event.name)
        ? [`${person.role} ${person.branchId}`]
        : [],
    ),
  )
  return names.flat()
}

describe.each(events.map((event) => [event.name, event] as const))('%s', (_, event) => {
  const isForOne = event.employees === 'alone'
  const headOffice = event.to.filter(isCompanyWide).map((role) => `${role} null`)
  const ofBranch = () =>
    (['manager', 'user'] as const).filter((role) => event.to.includes(role)).map((role) => `${role} ${here}`)

  it('of a branch reaches who may read it there, and nobody of another', async () => {
    const sewer = personOf('user', here)
    const expected = isForOne ? [`user ${here}`] : [...headOffice, ...ofBranch()]
    expect((await heard(event, { branchId: here, personId: sewer.id })).sort()).toEqual(expected.sort())
  })

  it('that concerns somebody else reaches no employee, unless it is for all of the branch', async () => {
    const employees = (await heard(event, { branchId: here, personId: personOf('manager', here).id })).filter(
      (name) => name.startsWith('user'),
    )
    const isForAll = event.employees === 'branch' && event.to.includes('user')
    expect(employees).toEqual(isForAll ? [`user ${here}`] : [])
  })
})

describe('connecting', () => {
  const refusal = (token: string) =>
    listen(tahi, { id: 'nobody', token }).then(
      () => 'let in',
      (error: { data?: { code?: string } }) => error.data?.code,
    )

  it('needs a session that holds', async () => {
    expect(await refusal('made up')).toBe('session_ended')
    const person = await tahi.addPerson('manager', here)
    await tahi.database.asOwner((queries) =>
      endSessions(queries, { personId: person.id, now: tahi.clock.now() }),
    )
    expect(await refusal(person.token)).toBe('session_ended')
  })

  it('is refused until the first password is changed', async () => {
    const person = await tahi.addPerson('manager', here)
    await tahi.database.asOwner((queries) =>
      queries
        .updateTable('credential')
        .set({ must_change_password: true })
        .where('person_id', '=', person.id)
        .execute(),
    )
    expect(await refusal(person.token)).toBe('password_change_required')
  })

  it('says nothing of why the server could not tell who connects, only that it failed', async () => {
    const { token } = await tahi.addPerson('manager', here)
    const rename = (from: string, to: string) =>
      tahi.database.asOwner((queries) =>
        sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(queries),
      )
    await rename('session', 'session_elsewhere')
    const failure = await listen(tahi, { id: 'nobody', token }).catch((error: unknown) => error)
    await rename('session_elsewhere', 'session')
    expect(failure).toMatchObject({
      message: texts.failures.failed,
      data: { success: false, code: 'failed', msg: texts.failures.failed },
    })
  })

  it('as one person and saying to be another ends it', async () => {
    const { socket } = await listen(tahi, await tahi.addPerson('manager', here))
    socket.emit('login', personOf('manager', there).id)
    expect(await once(socket as never, 'disconnect')).toEqual(['io server disconnect', undefined])
  })
})

describe('a session that ends', () => {
  it('takes its socket along at once', async () => {
    const person = await tahi.addPerson('user', here)
    const { socket } = await listen(tahi, person)
    const gone = once(socket as never, 'disconnect')
    const answer = await tahi.call(personOf('manager', here), updatePerson, {
      body: { _id: person.id, status: false },
    })
    expect(answer.status).toBe(200)
    expect(await gone).toEqual(['io server disconnect', undefined])
  })

  it('by not being used is noticed, and being connected is no use of it', async () => {
    const person = await tahi.addPerson('manager', here)
    const { socket } = await listen(tahi, person)
    await tahi.database.asOwner((queries) =>
      queries
        .updateTable('session')
        .set({ last_used_at: new Date(tahi.clock.now().getTime() - 13 * 3_600_000) })
        .where('person_id', '=', person.id)
        .execute(),
    )
    const gone = once(socket as never, 'disconnect')
    await tahi.live.sweep()
    await gone
    for (const { listening } of listeners) expect(listening.socket.connected).toBe(true)
  })

  it.each([
    ['another branch', () => ({ branch_id: there })],
    ['another role', () => ({ role: 'user' })],
  ])('ends within a minute for who got %s while being let in', async (_, changes) => {
    const person = await tahi.addPerson('manager', here)
    const { socket } = await listen(tahi, person)
    // No event disconnects this socket: as if the change was announced after its session was looked up, and before it
    // joined its rooms.
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set(changes()).where('id', '=', person.id).execute(),
    )
    const gone = once(socket as never, 'disconnect')
    await tahi.live.sweep()
    await gone
    for (const { listening } of listeners) expect(listening.socket.connected).toBe(true)
  })

  it('asks the database nothing while nobody is connected', async () => {
    const idle = await server()
    const asked = vi.spyOn(idle.database, 'singly')
    await idle.live.sweep()
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})

it('tells nothing of what was not committed', async () => {
  const manager = personOf('manager', here)
  const [{ listening } = { listening: undefined }] = listeners.filter(({ person }) => person === manager)
  if (!listening) throw new Error('nobody listens')
  listening.heard.length = 0
  const moment = { now: tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' }
  const context = {
    scope: scopeOf({ personId: manager.id, role: 'manager', branchId: here }),
    actor: { personId: manager.id, name: 'M', address: 'test', requestId: 'test' },
    moment,
    announcer: tahi.live,
  }
  const failing = tahi.database.work(context, async ({ news }) => {
    news.changed('attendance', here)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await listening.all()).toEqual([])
  await tahi.database.work(context, async ({ news }) => {
    news.changed('attendance', here)
    news.changed('attendance', here)
  })
  expect(await listening.all()).toEqual([{ name: attendanceChanged.name, payload: { branchId: here } }])
})
