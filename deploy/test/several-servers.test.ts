import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createLive, FailedCall, type Live } from '@tahi/client'
import {
  activate,
  attendanceEvent,
  createAttendance,
  createQuota,
  createQuotaProgress,
  type Failure,
  forgotPassword,
  limits,
  listDocuments,
  listPeople,
  listPersonRecords,
  login,
  logout,
  quotaChanged,
  readCompany,
  readCurrentUser,
  readPerson,
  texts,
} from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAt, type SignedIn, signIn } from './clients.ts'
import { type Site, startSite } from './processes.ts'

let site: Site
const connections: Live[] = []

beforeAll(async () => {
  site = await startSite()
}, 120_000)

it('the proxy keeps the servers’ figures to itself', async () => {
  for (const path of ['/metrics', '/metrics?all', '//metrics', '/%6Detrics'])
    expect((await fetch(`${site.origin}${path}`)).status, path).toBe(404)
})

it('what the proxy refuses as too large is answered in the server’s words', async () => {
  const form = new FormData()
  form.append('docs', new File([new Uint8Array(12 * 1024 * 1024)], 'large.pdf'))
  const { token } = await signIn(site.origin, 'HR-001')
  const answer = await fetch(`${site.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toEqual({
    success: false,
    msg: texts.failures.tooLarge,
    code: 'too_large',
  } satisfies Failure)
})

afterAll(async () => {
  for (const live of connections) live.disconnect()
  await site.close()
})

interface Connected {
  readonly live: Live
  readonly log: string[]
  readonly ended: () => boolean
}

/** Opens the realtime connection to one of the servers, or through the proxy. */
async function connect(origin: string, { token, id }: Pick<SignedIn, 'token' | 'id'>): Promise<Connected> {
  const log: string[] = []
  let ended = false
  const live = createLive({
    origin,
    token: () => token,
    onSessionEnd: () => {
      ended = true
    },
    log: (message) => log.push(message),
  })
  connections.push(live)
  live.connect(id)
  await until(() => log.includes('connected'))
  return { live, log, ended: () => ended }
}

/** Waits until a condition holds. @throws when it does not in time */
async function until(holds: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms`)
    await wait(10)
  }
}

it('what happens at one server is heard at the other', async () => {
  const [first, second] = site.servers
  const manager = await signIn(second.origin, 'HR-001')
  const { live } = await connect(second.origin, manager)
  const heard: string[] = []
  live.on(attendanceEvent, (record) => heard.push(record._id))
  const { client } = await signIn(first.origin, 'HR-001')
  const [employee] = (await client.send(listPeople, { query: { search: 'EMP-00001' } })).data
  const { data } = await client.send(createAttendance, {
    body: { userId: employee?._id, date: '2020-01-06', timeIn: '07:00', timeOut: '16:00' },
  })
  await until(() => heard.includes(data._id))
})

it('a session that ends at one server is over at the other: its socket at once, its calls within a second', async () => {
  const [first, second] = site.servers
  const signedIn = await signIn(first.origin, 'HR-002')
  const elsewhere = clientAt(second.origin, signedIn.token)
  await elsewhere.send(readCurrentUser, {})
  const { ended } = await connect(second.origin, signedIn)
  await signedIn.client.send(logout, { body: {} })
  await until(ended)
  await until(
    () =>
      elsewhere.send(readCurrentUser, {}).then(
        () => false,
        (error: FailedCall) => error.status === 401,
      ),
    1_000,
  )
})

it('failed sign-ins are counted over all servers', async () => {
  const attempt = (index: number) => {
    const server = site.servers[index % 2]
    return clientAt(server?.origin ?? '', null)
      .send(login, { body: { userId: 'ACT-001', password: 'wrong' } })
      .catch((error: FailedCall) => error.code)
  }
  const answers = []
  for (let index = 0; index <= limits.failedSignIns; index++) answers.push(await attempt(index))
  expect(answers.at(-1)).toBe('too_many_tries')
  expect(answers.slice(0, -1)).not.toContain('too_many_tries')
})

it('tries from an address are counted over all servers', async () => {
  const attempt = async (index: number) => {
    const server = site.servers[index % 2]
    const answer = await clientAt(server?.origin ?? '', null)
      .send(activate, { body: { activation_token: 'made up', code: '1234' } })
      .catch((error: FailedCall) => error.status)
    return answer
  }
  const answers = []
  for (let index = 0; index <= (activate.triesPerMinute ?? 0); index++) answers.push(await attempt(index))
  expect(answers.at(-1)).toBe(429)
  expect(answers.slice(0, -1)).not.toContain(429)
})

it('a mail is sent by exactly one of them', async () => {
  const accounts = [
    'GM-001',
    'HR-001',
    'HR-002',
    'HRM-001',
    'EMP-00001',
    'EMP-00002',
    'EMP-00003',
    'EMP-00004',
  ]
  const asked = accounts.map((account, index) =>
    clientAt(site.servers[index % 2]?.origin ?? '', null).send(forgotPassword, { body: { account } }),
  )
  await Promise.all(asked)
  const unsent = () =>
    site
      .query<{ count: string }>("select count(*) from mail where state <> 'sent'")
      .then(([row]) => Number(row?.count))
  await until(async () => (await unsent()) === 0)
  expect(site.mails().length).toBe(accounts.length)
  expect(new Set(site.mails()).size).toBe(accounts.length)
})

it('a file that one server took is opened by the other', async () => {
  const [first, second] = site.servers
  const { token } = await signIn(first.origin, 'HR-001')
  const file = new File(
    ['%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'],
    'leave.pdf',
  )
  const form = new FormData()
  form.append('docs', file)
  const sent = await fetch(`${first.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { url } = (await sent.json()) as { url: string }
  const opened = await fetch(new URL(url, second.origin))
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('%PDF-1.4')
})

it('connections that the database ends fail the calls that have them, and no server', async () => {
  const [{ origin }] = site.servers
  const { client } = await signIn(origin, 'HR-001')
  const failed = new Set<number | undefined>()
  let answered = 0
  let asking = true
  const askers = Array.from({ length: 8 }, async () => {
    while (asking)
      await client.send(listPersonRecords, { query: { role: 'user', page: 1, pageSize: 8 } }).then(
        () => answered++,
        (error: FailedCall) => failed.add(error.status),
      )
  })
  for (let round = 0; round < 5 || failed.size === 0; round++) {
    const before = answered
    await until(() => answered > before + 20)
    await site.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
  }
  asking = false
  await Promise.all(askers)
  expect([...failed]).toEqual([503])
  // A server notices the closed connection a little later; one more call may still get it.
  for (const { origin } of site.servers)
    await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
}, 60_000)

it('while the bucket is away files alone say so, and everything else is answered', async () => {
  const { client } = await signIn(site.origin, 'HR-001')
  const { data: documents } = await client.send(listDocuments, { params: { id: 'all' }, query: {} })
  await site.endBucket()
  for (const { fileUrl } of documents.slice(0, 4)) {
    expect((await fetch(new URL(fileUrl, site.origin))).status).toBe(503)
    await client.send(readCurrentUser, {})
  }
}, 30_000)

it('what a server that freezes has locked is free again for the others within seconds', async () => {
  const [first, second] = site.servers
  const { client, token } = await signIn(second.origin, 'HR-001')
  const { quotaId, people } = await openQuota(client, 'While one is frozen')
  const [one, other] = people
  const report = (at: Client, quotaEmployeeId: string | undefined) =>
    at.send(createQuotaProgress, { body: { _id: randomUUID(), quotaId, quotaEmployeeId, quotaProgress: 1 } })
  const waiting = async () =>
    (
      await site.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).length
  const { release } = await site.lock('select from quota where id = $1 for update', [quotaId])
  const unanswered = report(clientAt(first.origin, token), one).then(
    () => 200,
    (error: FailedCall) => error.status,
  )
  await until(async () => (await waiting()) > 0)
  const thaw = first.freeze()
  try {
    // The lock is granted to the frozen server, which does not continue.
    await release()
    await wait(200)
    const began = performance.now()
    await report(client, other)
    expect(performance.now() - began).toBeLessThan(40_000)
  } finally {
    thaw()
  }
  expect(await unanswered).toBe(503)
  await report(clientAt(first.origin, token), one)
}, 120_000)

describe('a server that is killed under load', () => {
  it('loses no acknowledged write, doubles none, and its clients go on with the other within 6 seconds', async () => {
    const manager = await signIn(site.origin, 'HR-001')
    const listeners = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const connected = await connect(site.origin, manager)
        const heard = { count: 0 }
        connected.live.on(quotaChanged, () => {
          heard.count++
        })
        return { ...connected, heard }
      }),
    )
    const { quotaId, people } = await openQuota(manager.client)

    const acknowledged = new Set<string>()
    let writing = true
    let slowest = 0
    const writers = people.map(async (quotaEmployeeId) => {
      while (writing) {
        const _id = randomUUID()
        const began = performance.now()
        // As the product's clients do: the same request again until there is a reply.
        for (;;) {
          const stored = await manager.client
            .send(createQuotaProgress, { body: { _id, quotaId, quotaEmployeeId, quotaProgress: 1 } })
            .catch((error: unknown) => {
              if (error instanceof FailedCall && (error.status === undefined || error.status >= 500))
                return undefined
              throw error
            })
          if (stored) break
          await wait(100)
        }
        acknowledged.add(_id)
        slowest = Math.max(slowest, performance.now() - began)
      }
    })
    await until(() => acknowledged.size > 50)
    await site.servers[0].kill()
    const beforeIt = acknowledged.size
    await until(() => acknowledged.size > beforeIt + 100, 20_000)
    await until(() => listeners.every(({ log }) => log.at(-1) === 'connected'), 6_000)
    for (const { heard } of listeners) heard.count = 0
    await until(() => listeners.every(({ heard }) => heard.count > 0), 6_000)
    writing = false
    await Promise.all(writers)

    const stored = await site.query<{ id: string }>('select id from quota_progress where quota_id = $1', [
      quotaId,
    ])
    const storedIds = new Set(stored.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([])
    expect(stored.length).toBe(acknowledged.size)
    expect(slowest).toBeLessThan(6_000)
  }, 60_000)
})

/** A new quota of today without progress, and the people who may report on it. */
async function openQuota(
  client: Client,
  styleName = 'Under load',
): Promise<{ quotaId: string; people: string[] }> {
  const { data: people } = await client.send(listPersonRecords, {
    query: { role: 'user', page: 1, pageSize: 8 },
  })
  const { data: first } = await client.send(readPerson, { params: { id: people[0]?._id ?? '' } })
  const { departmentId, designationId } = first
  if (!departmentId || !designationId) throw new Error('People of the demo have a designation')
  const { data: company } = await client.send(readCompany, {})
  const { data: quota } = await client.send(createQuota, {
    body: { departmentId, designationId, styleName, target: 10_000, date: company.today },
  })
  return { quotaId: quota._id, people: people.map(({ _id }) => _id) }
}
