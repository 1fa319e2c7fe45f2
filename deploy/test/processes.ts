import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'

const besides = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One server of the company as in production: the built bundle in a process of its own. */
export interface Server {
  readonly origin: string
  readonly port: number
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** Pauses it, as when its machine freezes: connections stay open, and nothing replies. @returns resumes it */
  freeze(): () => void
}

/** The services that several servers share, and the proxy in front of them. */
export interface Site {
  readonly servers: readonly [Server, Server]
  /** The proxy's address, which people use. */
  readonly origin: string
  /** The ids of the mails sent so far; without a mail server they are files. */
  mails(): string[]
  /** Stops the bucket for good. */
  endBucket(): Promise<void>
  /** Queries the database as its owner. */
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>
  /** Locks the rows of a query until `release`. */
  lock(statement: string, values: unknown[]): Promise<{ release(): Promise<void> }>
  close(): Promise<void>
}

/** Starts two servers, a bucket and the proxy of `deploy` on the given PostgreSQL and Redis. */
export async function startSite(): Promise<Site> {
  const { TEST_DATABASE_URL: database = '', TEST_REDIS_URL: redis = '', TEST_NGINX: nginx = '' } = process.env
  if (!database || !redis || !nginx) throw new Error('npm test says where PostgreSQL, Redis and nginx are')
  const folder = mkdtempSync(join(tmpdir(), 'tahi-site-'))
  // s3rver removes a folder with its last object, even while another server puts one there. This file keeps the folder.
  mkdirSync(join(folder, 'bucket/tahi/files'), { recursive: true })
  writeFileSync(join(folder, 'bucket/tahi/files/keep'), '')
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'tahi' }],
  })
  const { port: bucketPort } = await bucket.run()
  let bucketThere = true
  const endBucket = async () => {
    if (bucketThere) await bucket.close()
    bucketThere = false
  }
  const first = await freePort()
  const second = await freePort([first])
  const front = await freePort([first, second])
  const origin = `http://127.0.0.1:${front}`
  const shared = {
    DATABASE_URL: database,
    REDIS_URL: redis,
    PUBLIC_URL: origin,
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    S3_BUCKET: 'tahi',
    S3_REGION: 'ap-southeast-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    DEMO: 'true',
    LOG_LEVEL: 'error',
  }
  // At the same time, as after a power cut: one server loads the demo, the other waits for it.
  const servers = await Promise.all([
    startServer(first, join(folder, 'first'), shared),
    startServer(second, join(folder, 'second'), shared),
  ])
  const proxy = await startProxy(nginx, folder, front, [first, second])
  const pool = new pg.Pool({ connectionString: database, max: 2 })
  // A test ends the database's connections, including some of this pool.
  pool.on('error', () => {})
  return {
    servers,
    origin,
    mails: () =>
      ['first', 'second'].flatMap((name) => {
        const outbox = join(folder, name, 'outbox')
        return existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : []
      }),
    endBucket,
    query: async <Row>(statement: string, values: unknown[] = []) =>
      (await pool.query(statement, values)).rows as Row[],
    async lock(statement, values) {
      const client = await pool.connect()
      await client.query('begin')
      await client.query(statement, values)
      return {
        release: async () => {
          await client.query('rollback')
          client.release()
        },
      }
    },
    async close() {
      await pool.end()
      await Promise.all([...servers.map((server) => server.stop()), end(proxy, 'SIGTERM')])
      await endBucket()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(port: number, folder: string, settings: NodeJS.ProcessEnv): Promise<Server> {
  const child = spawn(process.execPath, [besides('../../apps/server/dist/main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child, 'ready on ')
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    freeze() {
      child.kill('SIGSTOP')
      return () => child.kill('SIGCONT')
    },
  }
}

/** The proxy's own configuration, with the test's addresses and without TLS. */
export async function startProxy(
  program: string,
  folder: string,
  port: number,
  servers: number[],
): Promise<ChildProcess> {
  const configuration = readFileSync(besides('../nginx.conf'), 'utf8')
    .replace(/^ *server server:3000(.*);$/m, (_, options) =>
      servers.map((server) => `server 127.0.0.1:${server}${options};`).join('\n'),
    )
    .replace(/ {2}server \{\n {4}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replaceAll('/tmp/nginx', join(folder, 'nginx'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    // nginx reports a killed server on stderr.
    stdio: 'ignore',
  })
  await Promise.race([answering(`http://127.0.0.1:${port}/healthz`), endedEarly(child)])
  return child
}

/** Waits until a process has printed something. @throws when it ends first */
function said(child: ChildProcess, words: string): Promise<void> {
  let log = ''
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes(words)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${log}`)))
  })
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function endedEarly(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The proxy ended with ${code}`)
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A free port. @param promised ports reserved for processes that do not listen yet */
export async function freePort(promised: readonly number[] = []): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return promised.includes(port) ? freePort(promised) : port
}
