import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLive } from '@tahi/client'
import { attendanceEvent, createAttendance, listPeople } from '@tahi/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signIn } from './clients.ts'
import { freePort, type Server, startServer } from './processes.ts'

const names = ['tahi_one_company', 'tahi_other_company'] as const
const servers: Server[] = []
let folder: string

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A company of its own, on the Redis that is everybody's. */
async function startCompany(name: string): Promise<Server> {
  await administer(`create database ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const settings = {
    DATABASE_URL: url.href,
    REDIS_URL: process.env.TEST_REDIS_URL,
    DEMO: 'true',
    LOG_LEVEL: 'error',
  }
  const server = await startServer(await freePort(), join(folder, name), settings)
  servers.push(server)
  return server
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-companies-'))
  for (const name of names) await startCompany(name)
}, 120_000)

afterAll(async () => {
  for (const server of servers) await server.stop()
  for (const name of names) await administer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

/** Records a day of somebody; demos have the same people, of the same ids. @returns the record's id */
async function recordDay({ origin }: Server, date: string): Promise<string> {
  const { client } = await signIn(origin, 'HR-001')
  const [employee] = (await client.send(listPeople, { query: { search: 'EMP-00001' } })).data
  const { data } = await client.send(createAttendance, {
    body: { userId: employee?._id, date, timeIn: '07:00', timeOut: '16:00' },
  })
  return data._id
}

it('a company hears nothing of what is told in another one', async () => {
  const [one, other] = servers as [Server, Server]
  const { token, id } = await signIn(other.origin, 'HR-001')
  const heard: string[] = []
  const log: string[] = []
  const live = createLive({
    origin: other.origin,
    token: () => token,
    onSessionEnd: () => {},
    log: (message) => log.push(message),
  })
  live.on(attendanceEvent, (record) => heard.push(record._id))
  live.connect(id)
  await vi.waitFor(() => expect(log).toContain('connected'), 20_000)
  await recordDay(one, '2020-01-06')
  const own = await recordDay(other, '2020-01-07')
  await vi.waitFor(() => expect(heard).toContain(own), 20_000)
  expect(heard).toEqual([own])
  live.disconnect()
})
