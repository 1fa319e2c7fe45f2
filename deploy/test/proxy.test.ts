import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { end, freePort, startProxy } from './processes.ts'

let folder: string
let proxy: ChildProcess
let origin: string
const servers: Server[] = []
const serverTime = 'Wed, 18 Nov 2026 02:00:00 GMT'

/** A server of one version, which has only that version's files. */
async function startVersion(version: string): Promise<number> {
  const port = await freePort()
  const has = ['/healthz', '/login', `/assets/${version}.js`, `/app/assets/${version}.js`]
  const server = createServer(({ url = '' }, answer) => {
    answer.statusCode = has.includes(url) ? 200 : 404
    answer.setHeader('date', serverTime)
    answer.end(`${version} says ${answer.statusCode}`)
  }).listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return port
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-proxy-'))
  const ports = [await startVersion('old'), await startVersion('new')]
  const front = await freePort()
  origin = `http://127.0.0.1:${front}`
  proxy = await startProxy(process.env.TEST_NGINX ?? '', folder, front, ports)
})

afterAll(async () => {
  await end(proxy, 'SIGTERM')
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a file that only one version has is found, however the servers take turns', async () => {
  for (const path of ['/assets/old.js', '/assets/new.js', '/app/assets/old.js', '/app/assets/new.js'])
    for (const _ of [1, 2, 3, 4]) expect((await fetch(origin + path)).status, path).toBe(200)
})

it('the time of an answer is the server’s, not the proxy’s', async () => {
  for (const path of ['/login', '/assets/new.js'])
    expect((await fetch(origin + path)).headers.get('date')).toBe(serverTime)
})

it('a file that no version has is not there, and takes no server for dead', async () => {
  for (const _ of [1, 2, 3, 4]) expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404)
  const answered = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(`${origin}/login`)).text()))
  expect(new Set(answered)).toEqual(new Set(['old says 200', 'new says 200']))
})
