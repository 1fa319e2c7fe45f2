import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changePassword, limits, pairGate, punchAtGate, readCurrentUser } from '@tahi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { addPuncher, pairTablet } from '../../../test/fixtures/tablet.ts'

const folder = mkdtempSync(join(tmpdir(), 'tahi-application-'))
const file = '/app/assets/index-9a8b7c6d.js'
let tahi: TestServer
let person: Person
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/index-9a8b7c6d.js']) writeFileSync(join(folder, name), 'x')
  tahi = await startServer({ pages: { employee: folder }, rateLimits: true })
  person = await tahi.addPerson('admin')
})
afterAll(async () => {
  await tahi.close()
  rmSync(folder, { recursive: true })
})

/** The number of calls left for the key that the call counted for. */
const left = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['x-ratelimit-remaining'] === undefined ? undefined : Number(headers['x-ratelimit-remaining'])

const leftToAddress = async () => left(await tahi.app.inject({ url: '/healthz' }))

it('does not count the files of the applications', async () => {
  const before = Number(await leftToAddress())
  const answer = await tahi.app.inject({ url: file })
  expect([answer.statusCode, left(answer)]).toEqual([200, undefined])
  expect(await leftToAddress()).toBe(before - 1)
})

it('counts whom it knows by themselves from their first call on, and whom it does not by their address', async () => {
  const before = Number(await leftToAddress())
  const call = async (token: string) => left(await tahi.call({ ...person, token }, readCurrentUser, {}))
  expect([await call('made-up'), await call('made-up')]).toEqual([before - 1, before - 2])
  const most = limits.callsPerMinute
  expect([await call(person.token), await call(person.token)]).toEqual([most - 1, most - 2])
  expect(await leftToAddress()).toBe(before - 3)
})

it('lets a stranger in the same network use up neither a person’s calls nor a tablet’s', async () => {
  const manager = await tahi.addPerson('manager', await tahi.addBranch())
  const tablet = await pairTablet(tahi, manager)
  const sewer = await addPuncher(tahi, manager, '2580')
  const change = { currentPassword: 'none', newPassword: 'sinulid-at-karayom' }
  for (const [call, body] of [
    [punchAtGate, {}],
    [changePassword, change],
  ] as const) {
    const stranger = () => tahi.app.inject({ method: 'POST', url: call.path, payload: body })
    for (let done = 0; done < call.triesPerMinute; done++) await stranger()
    expect((await stranger()).statusCode).toBe(429)
  }
  expect(await tablet.punch(sewer, '2580')).toMatchObject({ outcome: 'recorded' })
  const own = await tahi.call(sewer, changePassword, { body: change })
  expect(left(own)).toBe(changePassword.triesPerMinute - 1)
})

it('counts what is public and has a limit of its own by address, whoever sends it, and says when to try again', async () => {
  const tryCode = (as: Person | null) => tahi.call(as, pairGate, { body: { code: 'WRONGONE' } })
  for (let done = 0; done < pairGate.triesPerMinute; done++) await tryCode(done % 2 === 0 ? person : null)
  const refused = await tryCode(person)
  expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_tries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
