import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setUpCompany } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { built } from '../test/fixtures/built.ts'
import { command } from '../test/fixtures/command.ts'
import { noteMoved } from './platform/database/embedded-folder.ts'
import { holdFolder } from './platform/folder.ts'

let folder: string
let running: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-start-'))
})
afterEach(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starting a process takes long beside other tests. */
const patience = 300_000

describe('the process', () => {
  it(
    'answers what is under way when it is told to stop, closes the database and ends well',
    async () => {
      const { server, said, port, key } = await startEmpty()
      // The configured listening address (D9), and the address for a browser on this machine.
      expect(said).toMatch(
        new RegExp(
          `^set up at http://localhost:${port}/.*\\nopen http://localhost:${port}\\nready on http://0\\.0\\.0\\.0:${port}\\n$`,
        ),
      )
      const ended = once(server, 'close')
      const { asked, send } = askToSetUp(port, key)
      // The server has the request's head, and waits for its body.
      await once(asked, 'continue')
      const answer = once(asked, 'response')
      // It may reject before it is awaited.
      answer.catch(() => {})
      server.kill('SIGTERM')
      await vi.waitFor(() => expect(takesConnections(port)).resolves.toBe(false), { timeout: patience })
      send()
      const [response] = await answer
      expect(JSON.parse(await text(response))).toMatchObject({ success: true })

      expect(await ended).toEqual([0, null])
      expect(existsSync(join(folder, 'tahi.lock'))).toBe(false)
      expect(wasShutDown(join(folder, 'database'))).toBe(true)
    },
    patience,
  )

  it(
    'starts while Redis is away, says so, and ends well',
    async () => {
      const { server, said } = await startEmpty({ REDIS_URL: 'redis://127.0.0.1:1' })
      expect(said).toMatch(/Redis is away: .*\(ECONNREFUSED\)/)
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
    patience,
  )

  it(
    'ends with one sentence where somebody has to mend something',
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const [file, held, free] = ['file', 'held', 'free'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ]
      writeFileSync(file, '')
      const letGo = holdFolder(held)
      const moved = join(folder, 'moved')
      mkdirSync(moved)
      noteMoved(moved)
      const half = join(folder, 'half')
      mkdirSync(join(half, 'files', 'of-a-company'), { recursive: true })
      const wrong: [sentence: string, settings: Record<string, string>][] = [
        ['The setting PORT is wrong: must be', { PORT: 'eighty' }],
        ['The setting PORT is wrong: another', { DATA_DIR: free, PORT: String(port) }],
        [`The data folder ${file} is not writable.`, { DATA_DIR: file }],
        [`The data folder ${held} is in use by another process (${process.pid}).`, { DATA_DIR: held }],
        [`The data folder ${half} has files but no database`, { DATA_DIR: half }],
        [`The company of ${moved} was moved to PostgreSQL. Set DATABASE_URL, or delete`, { DATA_DIR: moved }],
      ]
      const ends = wrong.map(async ([sentence, settings]) => ({
        sentence,
        ...(await command('main', [], settings)),
      }))
      for (const { sentence, code, said } of await Promise.all(ends)) {
        expect(said).toMatch(/^[^\n]+\n$/)
        expect(said).toContain(sentence)
        expect(code, sentence).toBe(1)
      }
      letGo()
      other.close()
    },
    patience,
  )
})

/** Starts the server with no company, on any free port. */
async function startEmpty(settings: Record<string, string> = {}) {
  const server = spawn(process.execPath, [built('main')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      HOST: '0.0.0.0',
      PORT: '0',
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = server
  let said = ''
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    said += part
    if (/^ready on .*\n/m.test(said)) break
  }
  const [, key = ''] = /one-time key (\S+)/.exec(said) ?? []
  const [, port] = /^ready on .*:(\d+)$/m.exec(said) ?? []
  return { server, said, key, port: Number(port) }
}

/** Starts to set the company up; `send` sends the announced body. */
function askToSetUp(port: number, key: string) {
  const { path, method } = setUpCompany
  const company = { companyName: 'Habi', userId: 'gm', firstName: 'Gloria', lastName: 'Reyes' }
  const body = JSON.stringify({ key, ...company, email: 'gm@habi.example', password: 'stitch-by-stitch' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const asked = request({ port, path, method, headers })
  asked.flushHeaders()
  return { asked, send: () => asked.end(body) }
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** Whether PostgreSQL was shut down cleanly: the control file has the state after two numbers. */
function wasShutDown(database: string): boolean {
  const shutDown = 1
  return readFileSync(join(database, 'global/pg_control')).readInt32LE(16) === shutDown
}
