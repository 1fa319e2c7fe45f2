import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBrowser, startPushReceiver } from '../../../test/fixtures/push-receiver.ts'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { readConfig } from '../config.ts'
import { isPublicAddress } from './public-address.ts'
import { openPushKeys } from './push-keys.ts'
import { openPushService } from './push-service.ts'

describe('the push service', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await startServer()
  })
  afterAll(() => tahi.close())

  it('has one key pair for the company, made at the first start', async () => {
    const keys = await openPushKeys(tahi.database)
    expect(await openPushKeys(tahi.database)).toEqual(keys)
    expect(keys.publicKey).not.toBe(keys.privateKey)
  })

  it('connects to nothing inside: neither by address nor by a name that leads there', async () => {
    let asked = 0
    const inside = createServer((_, response) => {
      asked += 1
      response.end()
    })
    inside.on('connection', () => {
      asked += 1
    })
    await new Promise<void>((resolve) => {
      inside.listen(0, '127.0.0.1', resolve)
    })
    const address = inside.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const service = await openPushService(tahi.database, readConfig({}))
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      const endpoint = `https://${host}:${port}/browser`
      const outcome = await service.deliver({
        target: { endpoint, ...newBrowser().keys },
        payload: '{}',
        secondsToLive: 60,
      })
      expect(outcome, host).toMatchObject({ kind: 'later', reason: 'ERR_ADDRESS_INSIDE' })
    }
    expect(asked).toBe(0)
    await new Promise((resolve) => inside.close(resolve))
  })

  it.each([
    ['signs also by a key that begins with zeros', Buffer.alloc(32, 7).fill(0, 0, 2), { kind: 'sent' }],
    ['takes no device for gone where its own key is none', Buffer.alloc(31, 7), { kind: 'later' }],
  ])('%s', async (_, secret, outcome) => {
    const receiver = await startPushReceiver()
    await receiver.subscribe(tahi, await tahi.addPerson('user', await tahi.addBranch()))
    const target = await tahi.database.asOwner(async (queries) => {
      await queries.updateTable('secret').set({ value: secret }).where('name', '=', 'web push').execute()
      const device = queries.selectFrom('push_device').select(['endpoint', 'p256dh', 'auth'])
      return device.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    })
    const service = await openPushService(tahi.database, readConfig({}), { onLoopback: true })
    const answer = await service.deliver({ target, payload: '{"title":"Hoy"}', secondsToLive: 60 })
    expect(answer).toMatchObject(outcome)
    const arrived = { shown: { title: 'Hoy' }, vapid: { publicKey: service.publicKey } }
    expect(receiver.received).toMatchObject(outcome.kind === 'sent' ? [arrived] : [])
    await receiver.stop()
  })

  it('knows a key that nothing can be encrypted for', async () => {
    const service = await openPushService(tahi.database, readConfig({}))
    const target = { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    expect(await service.deliver({ target, payload: '{}', secondsToLive: 60 })).toEqual({ kind: 'gone' })
  })
})

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
