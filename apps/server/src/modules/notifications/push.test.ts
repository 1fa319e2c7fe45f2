import {
  createPayslip,
  markMessageSeen,
  markNotificationsRead,
  readNotificationChoices,
  removePushDevice,
  saveNotificationChoices,
  sendMessage,
  sendNotification,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { type PushReceiver, startPushReceiver } from '../../../test/fixtures/push-receiver.ts'
import { type Person, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { scopeOf } from '../../platform/scope.ts'
import { notify } from './notify.ts'
import { takePushes } from './push-outbox.ts'

let tahi: TestServer
let push: PushReceiver
let branch: string
let manager: Person
let sewer: Person

beforeAll(async () => {
  tahi = await startServer({ settings: { PUBLIC_URL: 'https://tahi.example' } })
  branch = await tahi.addBranch()
  manager = await tahi.addPerson('manager', branch, { firstName: 'Maria', lastName: 'Reyes' })
})
beforeEach(async () => {
  tahi.clock.set(usualNow)
  push = await startPushReceiver()
  sewer = await tahi.addPerson('user', branch)
  await tahi.database.asOwner((queries) => sql`delete from push_outbox`.execute(queries))
  return () => push.stop()
})
afterAll(() => tahi.close())

const send = async (to: Person = sewer, more: { title?: string; message?: string } = {}) =>
  (
    await tahi.call(manager, sendNotification, {
      body: { userId: to.id, title: 'Hoy', message: 'Punta ka rito', ...more },
    })
  ).ok.data._id
const run = (seconds = 0) => {
  tahi.clock.set(new Date(usualNow.getTime() + seconds * 1000))
  return tahi.runJob('push')
}
const devices = async (person: Person) =>
  (await tahi.call(person, readNotificationChoices, {})).ok.data.devices
const waiting = async () =>
  (await tahi.database.asOwner((queries) => queries.selectFrom('push_outbox').select('id').execute())).length

describe('pushes', () => {
  it('come to every device of the person, encrypted for it and signed by the company', async () => {
    const paths = [await push.subscribe(tahi, sewer), await push.subscribe(tahi, sewer)]
    await push.subscribe(tahi, await tahi.addPerson('user', branch))
    const id = await send()
    await run()
    expect(push.received.map(({ path }) => path).sort()).toEqual(paths.sort())
    const { pushKey } = (await tahi.call(sewer, readNotificationChoices, {})).ok.data
    for (const { shown, headers, vapid } of push.received) {
      expect(shown).toEqual({
        id,
        title: 'Hoy',
        body: 'Maria Reyes: Punta ka rito',
        href: null,
        tag: id,
        shownInside: true,
      })
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
      expect(vapid).toMatchObject({ publicKey: pushKey, sub: 'https://tahi.example' })
      expect(vapid.aud).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    }
    expect(await waiting()).toBe(0)
    await run(3600)
    expect(push.received).toHaveLength(2)
  })

  it('are sent once, however many servers send at the same time', async () => {
    await push.subscribe(tahi, sewer)
    const ids = new Set<string>()
    for (let count = 0; count < 30; count += 1) ids.add(await send())
    await Promise.all([run(), run(), run()])
    expect(push.received).toHaveLength(30)
    expect(new Set(push.received.map(({ shown }) => shown.tag))).toEqual(ids)
  })

  it('are taken by another server ten minutes after this one stopped with one in its hands', async () => {
    await push.subscribe(tahi, sewer)
    await send()
    expect(await tahi.database.asOwner((queries) => takePushes(queries, usualNow))).toHaveLength(1)
    await run(9 * 60)
    expect(push.received).toEqual([])
    await run(10 * 60)
    expect(push.received).toHaveLength(1)
  })

  it('are neither written nor told when what they tell of is rolled back', async () => {
    await push.subscribe(tahi, sewer)
    const told: string[] = []
    const announcer = {
      tell: ({ name }: { name: string }) => void told.push(name),
      changed: () => {},
      pushed: () => void told.push('pushed'),
    }
    const notice = { to: [sewer.id], title: 'Payslip paid', message: 'Your pay' }
    const pay = (fails: boolean) =>
      tahi.database.work(
        {
          scope: scopeOf({ personId: manager.id, role: 'manager', branchId: branch }),
          actor: { personId: manager.id, name: 'M', address: 'test', requestId: 'test' },
          moment: { now: usualNow, today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
          announcer,
        },
        async (work) => {
          await notify(work, { kind: 'payslipPaid', by: manager.id, notices: [notice] })
          if (fails) throw new Error('after all not')
        },
      )
    await expect(pay(true)).rejects.toThrow('after all not')
    expect([told, await bellOf(tahi, sewer), await waiting()]).toEqual([[], [], 0])
    await pay(false)
    expect([told, (await bellOf(tahi, sewer)).length, await waiting()]).toEqual([
      ['notification', 'pushed'],
      1,
      1,
    ])
  })

  it('of a payslip carry no figure of it', async () => {
    await push.subscribe(tahi, sewer)
    await tahi.addRate(sewer, '2026-01-01', 53_750, 8_000)
    const body = { employeeId: sewer.id, date: '2026-11-01', endDate: '2026-11-15', status: 'paid' as const }
    await tahi.call(manager, createPayslip, { body })
    await run()
    expect(push.received.map(({ shown: { title, body: text } }) => ({ title, text }))).toEqual([
      { title: 'Payslip paid', text: 'Your pay for Nov 1, 2026 to Nov 15, 2026' },
    ])
  })

  it('speak the language of the phone; what a person wrote stays as it is', async () => {
    await push.subscribe(tahi, sewer, 'fil')
    await tahi.addRate(sewer, '2026-01-01', 53_750, 8_000)
    const body = { employeeId: sewer.id, date: '2026-11-01', endDate: '2026-11-15', status: 'paid' as const }
    await tahi.call(manager, createPayslip, { body })
    await run()
    await send(sewer, { title: 'New announcement', message: 'Payslip paid' })
    await run(1)
    expect(push.received.map(({ shown: { title, body: text } }) => ({ title, text }))).toEqual([
      { title: 'Bayad na ang payslip', text: 'Ang sahod mo para sa Nob 1, 2026 hanggang Nob 15, 2026' },
      { title: 'New announcement', text: 'Maria Reyes: Payslip paid' },
    ])
  })

  it('wait longer and longer while the service fails, as long as it says, and a day at most', async () => {
    await push.subscribe(tahi, sewer)
    await send()
    push.answer({ status: 503 })
    const tries: number[] = []
    for (let minute = 0; minute <= 16; minute += 1) {
      const before = push.received.length
      await run(minute * 60)
      if (push.received.length > before) tries.push(minute)
    }
    expect(tries).toEqual([0, 1, 3, 7, 15])
    push.answer({ status: 429, headers: { 'retry-after': '7200' } })
    await run(31 * 60)
    push.answer({ status: 201 })
    await run(150 * 60)
    expect(push.received).toHaveLength(6)
    await run(151 * 60)
    expect(push.received).toHaveLength(7)
    expect(push.received.at(-1)?.headers.ttl).toBe(String(86_400 - 151 * 60))
    tahi.clock.set(usualNow)
    await send()
    await run(86_401)
    expect(push.received).toHaveLength(7)
    expect(await waiting()).toBe(0)
  })

  it('wait for no clock that ran ahead and was set right since', async () => {
    const ahead = 10 * 60 * 60
    await push.subscribe(tahi, sewer)
    tahi.clock.set(new Date(usualNow.getTime() + ahead * 1000))
    await send(sewer, { title: 'Una' })
    push.answer({ status: 503 })
    await run(ahead)
    await send(sewer, { title: 'Ikalawa' })
    push.answer({ status: 201 })
    push.received.length = 0
    await run()
    expect(push.received.map(({ shown }) => shown.title).sort()).toEqual(['Ikalawa', 'Una'])
    expect(push.received.map(({ headers }) => headers.ttl)).toEqual(['86400', '86400'])
  })

  it.each([404, 410])('end with the subscription when the service says %i', async (status) => {
    const [gone, kept] = [await push.subscribe(tahi, sewer), await push.subscribe(tahi, sewer)]
    await send()
    await send()
    push.answer({ status }, gone)
    await run()
    expect((await devices(sewer)).map(({ name }) => name)).toEqual(['Browser 2'])
    expect(push.received.filter(({ path }) => path === kept)).toHaveLength(2)
    expect(await waiting()).toBe(0)
  })

  it('are given up when the service refuses them, and the device stays', async () => {
    await push.subscribe(tahi, sewer)
    await send()
    push.answer({ status: 400 })
    await run()
    expect([await waiting(), (await devices(sewer)).length]).toEqual([0, 1])
  })

  it('follow no redirect', async () => {
    const [path, other] = [await push.subscribe(tahi, sewer), '/elsewhere']
    push.answer({ status: 307, headers: { location: other } }, path)
    await send()
    await run()
    expect(push.received.map((received) => received.path)).toEqual([path])
    expect(await waiting()).toBe(0)
  })

  it('are not sent of what was read meanwhile, nor to who was deactivated', async () => {
    await push.subscribe(tahi, sewer)
    await send()
    await tahi.call(sewer, markNotificationsRead, { body: {} })
    await run()
    await send()
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', sewer.id).execute(),
    )
    await run()
    expect([push.received.length, await waiting()]).toEqual([0, 0])
  })

  it('come only of what one chose, also where the bell stays silent', async () => {
    const colleague = await tahi.addPerson('user', branch)
    for (const person of [sewer, colleague]) await push.subscribe(tahi, person)
    const choose = (person: Person, bell: boolean, toDevices: boolean) =>
      tahi.call(person, saveNotificationChoices, {
        body: { kinds: [{ kind: 'note', bell, push: toDevices }] },
      })
    await choose(sewer, true, false)
    await choose(colleague, false, true)
    for (const person of [sewer, colleague]) await send(person)
    await run()
    expect(push.received).toHaveLength(1)
    expect(push.received[0]?.shown).toMatchObject({ shownInside: false })
  })

  it('cut a long text', async () => {
    await push.subscribe(tahi, sewer)
    await send(sewer, { message: 'ñ'.repeat(500) })
    await run()
    expect(String(push.received[0]?.shown.body)).toHaveLength(240)
  })

  it('of a message to an employee leads to the application', async () => {
    const own = await tahi.addPerson('user', sewer.branchId ?? undefined)
    await push.subscribe(tahi, own)
    await tahi.call(manager, sendMessage, { body: { recipientId: own.id, text: 'Pumunta ka rito' } })
    await run(30)
    expect(push.received).toMatchObject([
      { shown: { title: 'New Message', href: `/app/messages/${manager.id}` } },
    ])
  })

  it('of a message wait half a minute, and do not come when it is read by then', async () => {
    await push.subscribe(tahi, manager)
    const write = async () =>
      (await tahi.call(sewer, sendMessage, { body: { recipientId: manager.id, text: 'Sahod: 5,000.00' } })).ok
        .data._id
    await write()
    await run(29)
    expect(push.received).toEqual([])
    await run(30)
    expect(push.received.map(({ shown }) => shown)).toEqual([
      {
        id: expect.any(String),
        title: 'New Message',
        body: 'Ana Santos wrote to you',
        href: `/messages?with=${sewer.id}`,
        tag: `messages-from-${sewer.id}`,
        shownInside: true,
      },
    ])
    const messageId = await write()
    await tahi.call(manager, markMessageSeen, { params: { messageId }, body: { isSeen: { status: true } } })
    await run(120)
    expect(push.received).toHaveLength(1)
    for (const { _id } of await devices(manager))
      await tahi.call(manager, removePushDevice, { body: { _id } })
  })
})
