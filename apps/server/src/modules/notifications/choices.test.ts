import { type Role, readNotificationChoices, saveNotificationChoices, sendNotification } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('what one wants to be told', () => {
  let tahi: TestServer
  let branch: string

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
  })

  const add = (role: Role) => tahi.addPerson(role, role === 'manager' || role === 'user' ? branch : null)
  const read = async (person: Person) => (await tahi.call(person, readNotificationChoices, {})).ok.data

  it.each<[Role, Record<string, string>]>([
    ['admin', { accountWaiting: 'both', announcement: 'bell', note: 'both' }],
    [
      'manager',
      {
        leaveRequested: 'both',
        leaveDecided: 'both',
        correctionRequested: 'both',
        correctionDecided: 'both',
        keeperRequested: 'both',
        payslipPaid: 'both',
        accountWaiting: 'none',
        personMoved: 'both',
        announcement: 'both',
        message: 'push',
        note: 'both',
      },
    ],
    [
      'hr',
      {
        leaveRequested: 'none',
        correctionRequested: 'none',
        keeperRequested: 'both',
        accountWaiting: 'none',
        announcement: 'bell',
        message: 'push',
        note: 'both',
      },
    ],
    ['act', { announcement: 'bell', note: 'both' }],
    [
      'user',
      {
        leaveDecided: 'both',
        correctionDecided: 'both',
        payslipPaid: 'both',
        announcement: 'both',
        message: 'push',
        note: 'both',
      },
    ],
  ])('begins for %s with what the role can be told of', async (role, expected) => {
    const { kinds, devices, pushKey } = await read(await add(role))
    const words = kinds.map(({ kind, bell, push }) => [
      kind,
      bell && push ? 'both' : bell ? 'bell' : push ? 'push' : 'none',
    ])
    expect(Object.fromEntries(words)).toEqual(expected)
    expect(devices).toEqual([])
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65)
  })

  it('is changed kind by kind, for oneself alone', async () => {
    const [sewer, colleague, manager] = [await add('user'), await add('user'), await add('manager')]
    const before = await read(sewer)
    const note = { kind: 'note' as const, bell: false, push: false }
    const { ok } = await tahi.call(sewer, saveNotificationChoices, { body: { kinds: [note] } })
    expect(ok.data.kinds).toEqual(before.kinds.map((choice) => (choice.kind === 'note' ? note : choice)))
    expect(await read(sewer)).toEqual(ok.data)
    expect(await read(colleague)).toEqual(before)
    for (const { id } of [sewer, colleague])
      await tahi.call(manager, sendNotification, { body: { userId: id, title: 'Hoy', message: 'Dito' } })
    expect(await bellOf(tahi, sewer)).toEqual([])
    expect(await bellOf(tahi, colleague)).toHaveLength(1)
    await tahi.call(sewer, saveNotificationChoices, { body: { kinds: [{ ...note, bell: true }] } })
    await tahi.call(manager, sendNotification, { body: { userId: sewer.id, title: 'Hoy', message: 'Dito' } })
    expect(await bellOf(tahi, sewer)).toHaveLength(1)
  })

  it('has no kind of another role', async () => {
    const sewer = await add('user')
    const kinds = [{ kind: 'accountWaiting' as const, bell: true, push: true }]
    expect((await tahi.call(sewer, saveNotificationChoices, { body: { kinds } })).status).toBe(403)
  })
})
