import { addPushDevice, readNotificationChoices, removePushDevice, sendNotification } from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newBrowser } from '../../../test/fixtures/push-receiver.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'

describe('devices', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
  })
  beforeEach(async () => {
    tahi.clock.set(usualNow)
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
  })

  const devices = async (person: Person) =>
    (await tahi.call(person, readNotificationChoices, {})).ok.data.devices
  const pushesTo = (person: Person) =>
    tahi.database.asOwner((queries) =>
      queries
        .selectFrom('push_outbox')
        .innerJoin('notification', 'notification.id', 'push_outbox.notification_id')
        .select('push_outbox.id')
        .where('notification.person_id', '=', person.id)
        .execute(),
    )
  const body = () => ({
    endpoint: `https://push.example/${Math.random()}`,
    keys: newBrowser().keys,
    name: 'Chrome on Windows',
  })

  it('are added once, named, and removed by their owner alone', async () => {
    const subscription = body()
    for (let time = 0; time < 2; time += 1)
      expect((await tahi.call(sewer, addPushDevice, { body: subscription })).ok.data.devices).toMatchObject([
        { name: 'Chrome on Windows' },
      ])
    const [device] = await devices(sewer)
    await tahi.call(manager, removePushDevice, {
      body: { _id: device?._id, endpoint: subscription.endpoint },
    })
    expect(await devices(sewer)).toHaveLength(1)
    const { ok } = await tahi.call(sewer, removePushDevice, { body: { endpoint: subscription.endpoint } })
    expect(ok.data.devices).toEqual([])
  })

  it('speak the language that was asked for last, and English to whoever asks for none', async () => {
    const subscription = body()
    const spoken = async () =>
      tahi.database.asOwner((queries) =>
        queries
          .selectFrom('push_device')
          .select('language')
          .where('endpoint', '=', subscription.endpoint)
          .executeTakeFirstOrThrow(),
      )
    for (const language of ['fil', 'en'] as const) {
      await tahi.call(sewer, addPushDevice, { body: { ...subscription, language } })
      expect(await spoken()).toEqual({ language })
    }
    await tahi.call(sewer, addPushDevice, { body: { ...subscription, language: 'fil' } })
    await tahi.call(sewer, addPushDevice, { body: subscription })
    expect(await spoken()).toEqual({ language: 'en' })
    await tahi.call(sewer, removePushDevice, { body: { endpoint: subscription.endpoint } })
  })

  it('go with whoever uses the browser now, without what waited for the one before', async () => {
    const subscription = body()
    await tahi.call(sewer, addPushDevice, { body: subscription })
    const note = { userId: sewer.id, title: 'Hoy', message: 'Punta ka rito' }
    await tahi.call(manager, sendNotification, { body: note })
    expect(await pushesTo(sewer)).toHaveLength(1)
    const { ok } = await tahi.call(manager, addPushDevice, { body: subscription })
    expect(ok.data.devices).toHaveLength(1)
    expect([await devices(sewer), await pushesTo(sewer)]).toEqual([[], []])
    await tahi.call(manager, removePushDevice, { body: { endpoint: subscription.endpoint } })
  })

  it('are ten at most: the oldest gives way', async () => {
    for (let minute = 0; minute < 12; minute += 1) {
      tahi.clock.set(new Date(usualNow.getTime() + minute * 60_000))
      await tahi.call(sewer, addPushDevice, { body: { ...body(), name: `Device ${minute}` } })
    }
    const names = (await devices(sewer)).map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([10, 'Device 11', 'Device 2'])
  })

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.example:8443/1',
    'https://user:password@push.example/1',
    'ftp://push.example/1',
    'no address',
  ])('are at public push services, not at %s', async (endpoint) => {
    const refused = await tahi.call(sewer, addPushDevice, { body: { ...body(), endpoint } })
    expect(refused.failure.errors?.[0]?.path).toBe('endpoint')
  })

  it('have the keys of a browser', async () => {
    const keys = { p256dh: 'short', auth: 'short' }
    const refused = await tahi.call(sewer, addPushDevice, { body: { ...body(), keys } })
    expect(refused.failure.errors?.map(({ path }) => path)).toEqual(['keys.p256dh', 'keys.auth'])
  })
})
