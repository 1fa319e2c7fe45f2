import { randomUUID } from 'node:crypto'
import {
  createLeave,
  createPayslip,
  createPayslips,
  decideLeaves,
  markPayslips,
  type NotificationKind,
  readPayslip,
  removePayslip,
  removePayslips,
  saveNotificationChoices,
  withdrawLeave,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { bellOf, toldOf } from '../../../test/fixtures/notifications.ts'
import { firstHalf, openPayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person, TestServer } from '../../../test/fixtures/server.ts'

let tahi: TestServer
let hire: Awaited<ReturnType<typeof openPayrollBranch>>['hire']
let people: Record<
  'manager' | 'secondManager' | 'otherManager' | 'hr' | 'admin' | 'act' | 'colleague' | 'stranger',
  Person
>

beforeAll(async () => {
  const place = await openPayrollBranch()
  const other = await openPayrollBranch()
  tahi = place.tahi
  hire = place.hire
  people = {
    manager: place.manager,
    secondManager: await tahi.addPerson('manager', place.branch),
    otherManager: other.manager,
    hr: await tahi.addPerson('hr'),
    admin: await tahi.addPerson('admin'),
    act: await tahi.addPerson('act'),
    colleague: place.sewer,
    stranger: other.sewer,
  }
})

const named = (lastName: string) => `${lastName}${randomUUID().slice(0, 6)}`
const leave = { leaveType: 'Sick', date: '2026-12-01', dateEnd: '2026-12-03', details: 'Sa doktor' } as const

describe('a requested leave', () => {
  it('is told to the HR Admins of the branch, and leads them to it', async () => {
    const lastName = named('Ramos')
    const sewer = await hire({ lastName })
    const { ok } = await tahi.call(sewer, createLeave, { body: leave })
    expect(await toldOf(tahi, { ...people, sewer }, lastName)).toEqual(['manager', 'secondManager'])
    const [told] = await bellOf(tahi, people.manager)
    expect(told).toEqual({
      _id: expect.any(String),
      kind: 'leaveRequested',
      title: 'Leave requested',
      message: `Ana ${lastName} asks for leave: Dec 1, 2026 to Dec 3, 2026`,
      from: null,
      href: `/leaves/new?id=${ok.data._id}`,
      read: false,
      createdAt: tahi.clock.now().toISOString(),
    })
  })

  it('is told to an HR Manager who wants it, of every branch', async () => {
    const hr = await tahi.addPerson('hr')
    const kinds = [{ kind: 'leaveRequested' as const, bell: true, push: false }]
    await tahi.call(hr, saveNotificationChoices, { body: { kinds } })
    const lastName = named('Luna')
    await tahi.call(await hire({ lastName }), createLeave, { body: leave })
    expect(await toldOf(tahi, { hr, other: people.hr }, lastName)).toEqual(['hr'])
  })

  it('is not told to the HR Admin who entered it, and twice to nobody', async () => {
    const lastName = named('Cruz')
    const sewer = await hire({ lastName })
    const body = { _id: randomUUID(), ...leave, userId: sewer.id, state: 'requested' as const }
    await tahi.call(people.manager, createLeave, { body })
    await tahi.call(people.manager, createLeave, { body })
    expect(await toldOf(tahi, people, lastName)).toEqual(['secondManager'])
    const told = (await bellOf(tahi, people.secondManager)).filter(({ message }) =>
      message.includes(lastName),
    )
    expect(told).toHaveLength(1)
  })

  it('of who keeps the records is told to the HR Manager, who may be the only one to decide it', async () => {
    const lastName = named('Reyes')
    const keeper = await tahi.addPerson('manager', people.manager.branchId, { lastName })
    const [eager, unwilling] = [await tahi.addPerson('hr'), await tahi.addPerson('hr')]
    const choose = (hr: Person, kind: NotificationKind, bell: boolean) =>
      tahi.call(hr, saveNotificationChoices, { body: { kinds: [{ kind, bell, push: !bell }] } })
    // What they chose of the branches' requests says nothing about these.
    await choose(eager, 'leaveRequested', false)
    await choose(unwilling, 'leaveRequested', true)
    await choose(unwilling, 'keeperRequested', false)
    await tahi.call(keeper, createLeave, { body: { ...leave, userId: keeper.id } })
    expect(await toldOf(tahi, { ...people, keeper, eager, unwilling }, lastName)).toEqual([
      'manager',
      'secondManager',
      'hr',
      'eager',
    ])
  })

  it('is told to nobody when it is refused', async () => {
    const lastName = named('Diaz')
    const sewer = await hire({ lastName })
    await tahi.call(sewer, createLeave, { body: leave })
    const again = await tahi.call(sewer, createLeave, { body: { ...leave, date: '2026-12-02' } })
    expect(again.status).toBe(409)
    const told = (await bellOf(tahi, people.manager)).filter(({ message }) => message.includes(lastName))
    expect(told).toHaveLength(1)
  })
})

describe('a decided leave', () => {
  const request = async (sewer: Person) => (await tahi.call(sewer, createLeave, { body: leave })).ok.data

  it.each([
    ['confirmed', 'Leave confirmed'],
    ['rejected', 'Leave rejected'],
  ] as const)('is told to its employee alone when it is %s, without its kind', async (state, title) => {
    const sewer = await hire()
    const { _id } = await request(sewer)
    await tahi.call(people.manager, decideLeaves, { body: { ids: [_id], state } })
    await tahi.call(people.manager, decideLeaves, { body: { ids: [_id], state } })
    expect(await bellOf(tahi, sewer)).toMatchObject([
      { kind: 'leaveDecided', title, message: 'Your leave: Dec 1, 2026 to Dec 3, 2026', href: '/app/leave' },
    ])
    expect(JSON.stringify(await bellOf(tahi, sewer))).not.toMatch(/Sick|doktor/)
    expect(await toldOf(tahi, people, title)).toEqual([])
  })

  it('is told also when the form decides it, and when it is taken back', async () => {
    const sewer = await hire()
    const { _id } = await request(sewer)
    await tahi.call(people.manager, createLeave, { body: { _id, state: 'confirmed' } })
    await tahi.call(people.manager, withdrawLeave, { body: { _id } })
    expect((await bellOf(tahi, sewer)).map(({ title }) => title).sort()).toEqual([
      'Leave confirmed',
      'Leave withdrawn',
    ])
  })

  it('is told with its new days when the office changes them', async () => {
    const sewer = await hire()
    const { _id } = await request(sewer)
    await tahi.call(people.manager, createLeave, { body: { _id, dateEnd: '2026-12-02' } })
    await tahi.call(people.manager, createLeave, { body: { _id, details: 'Tumawag' } })
    expect(await bellOf(tahi, sewer)).toMatchObject([
      { title: 'Leave has other days', message: 'Your leave: Dec 1, 2026 to Dec 2, 2026' },
    ])
  })

  it('is not told of new days of a leave that stays rejected', async () => {
    const sewer = await hire()
    const { _id } = await request(sewer)
    await tahi.call(people.manager, createLeave, { body: { _id, state: 'rejected' } })
    await tahi.call(people.manager, createLeave, { body: { _id, dateEnd: '2026-12-02' } })
    expect((await bellOf(tahi, sewer)).map(({ title }) => title)).toEqual(['Leave rejected'])
  })

  it('is no news for whoever changes or withdraws their own', async () => {
    const sewer = await hire()
    const { _id } = await request(sewer)
    await tahi.call(sewer, createLeave, { body: { _id, dateEnd: '2026-12-02' } })
    await tahi.call(sewer, withdrawLeave, { body: { _id } })
    expect(await bellOf(tahi, sewer)).toEqual([])
  })
})

describe('a paid payslip', () => {
  it('is told to its employee alone, with its period and no figure', async () => {
    const sewers = [await hire(), await hire()]
    const employeeIds = sewers.map(({ id }) => id)
    await tahi.call(people.manager, createPayslips, { body: { employeeIds, ...firstHalf } })
    const { ok } = await tahi.call(people.manager, createPayslip, {
      body: { employeeId: (await hire()).id, ...firstHalf },
    })
    for (const sewer of sewers) expect(await bellOf(tahi, sewer)).toEqual([])
    const { rows } = await tahi.database.asOwner(async (queries) => ({
      rows: await queries
        .selectFrom('payslip')
        .select(['id', 'person_id'])
        .where('person_id', 'in', employeeIds)
        .execute(),
    }))
    const ids = rows.map(({ id }) => id)
    for (const status of ['paid', 'paid'] as const)
      await tahi.call(people.act, markPayslips, { body: { ids, status } })
    for (const sewer of sewers) {
      const own = rows.find(({ person_id }) => person_id === sewer.id)?.id
      expect(await bellOf(tahi, sewer)).toMatchObject([
        {
          kind: 'payslipPaid',
          title: 'Payslip paid',
          message: 'Your pay for Nov 1, 2026 to Nov 15, 2026',
          href: `/app/pay/${own}`,
        },
      ])
    }
    expect(await toldOf(tahi, people, 'Payslip paid')).toEqual([])
    expect(ok.data.status).toBe('pending')
  })

  it('is told also when the form says that it is paid, at once or later', async () => {
    const [one, other] = [await hire(), await hire()]
    const body = { employeeId: one.id, ...firstHalf, status: 'paid' as const }
    await tahi.call(people.manager, createPayslip, { body })
    const { ok } = await tahi.call(people.manager, createPayslip, {
      body: { employeeId: other.id, ...firstHalf },
    })
    const changed = { body: { _id: ok.data._id, status: 'paid' as const } }
    await tahi.call(people.manager, createPayslip, changed)
    await tahi.call(people.manager, createPayslip, changed)
    for (const sewer of [one, other]) expect(await bellOf(tahi, sewer)).toHaveLength(1)
  })

  it('that is set back is told to be unpaid after all, and each time this takes the place of the former', async () => {
    const sewer = await hire()
    const other = await hire()
    const pay = async (employeeId: string, period = firstHalf) => {
      const body = { employeeId, ...period, status: 'paid' as const }
      return (await tahi.call(people.manager, createPayslip, { body })).ok.data._id
    }
    const later = { date: '2026-11-16', endDate: '2026-11-17' }
    const [id] = [await pay(sewer.id), await pay(sewer.id, later), await pay(other.id)]
    const told = async (person: Person) =>
      (await bellOf(tahi, person)).map(({ title, message }) => `${title}: ${message}`).sort()
    const paidLater = 'Payslip paid: Your pay for Nov 16, 2026 to Nov 17, 2026'
    const mark = (status: 'paid' | 'pending') =>
      tahi.call(people.act, markPayslips, { body: { ids: [id], status } })
    await mark('pending')
    await mark('pending')
    expect(await told(sewer)).toEqual([
      'Payslip not paid after all: Your pay for Nov 1, 2026 to Nov 15, 2026',
      paidLater,
    ])
    await mark('paid')
    expect(await told(sewer)).toEqual(['Payslip paid: Your pay for Nov 1, 2026 to Nov 15, 2026', paidLater])
    const { version } = (await tahi.call(people.manager, readPayslip, { params: { id } })).ok.data
    await tahi.call(people.manager, createPayslip, { body: { _id: id, version, status: 'pending' } })
    expect(await told(sewer)).toHaveLength(2)
    await tahi.call(people.manager, removePayslip, { body: { _id: id } })
    await pay(sewer.id)
    expect(await told(sewer)).toEqual(['Payslip paid: Your pay for Nov 1, 2026 to Nov 15, 2026', paidLater])
    expect(await told(other)).toHaveLength(1)
  })

  it('is forgotten with the payslip, and with its former days', async () => {
    const made = async () => {
      const sewer = await hire()
      const body = { employeeId: sewer.id, ...firstHalf, status: 'paid' as const }
      const { _id } = (await tahi.call(people.manager, createPayslip, { body })).ok.data
      await tahi.call(people.act, markPayslips, { body: { ids: [_id], status: 'pending' } })
      expect(await bellOf(tahi, sewer)).toHaveLength(1)
      return { sewer, _id }
    }
    const [one, many, moved] = [await made(), await made(), await made()]
    await tahi.call(people.manager, removePayslip, { body: { _id: one._id } })
    await tahi.call(people.manager, removePayslips, { body: { ids: [many._id], preview: true } })
    expect(await bellOf(tahi, many.sewer)).toHaveLength(1)
    await tahi.call(people.manager, removePayslips, { body: { ids: [many._id] } })
    await tahi.call(people.manager, createPayslip, { body: { _id: moved._id, endDate: '2026-11-14' } })
    for (const { sewer } of [one, many, moved]) expect(await bellOf(tahi, sewer)).toEqual([])
  })

  it('is told of no other change', async () => {
    const sewer = await hire()
    const pending = { employeeId: sewer.id, ...firstHalf }
    const { ok } = await tahi.call(people.manager, createPayslip, { body: pending })
    await tahi.call(people.manager, createPayslip, { body: { _id: ok.data._id, payDate: '2026-11-20' } })
    expect(await bellOf(tahi, sewer)).toEqual([])
  })
})
