import { randomUUID } from 'node:crypto'
import {
  addPerson,
  type Call,
  confirmAttendance,
  createAnnouncement,
  createAttendance,
  createBranch,
  createDepartment,
  createLeave,
  createQuota,
  createShift,
  type Input,
  updatePerson,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openProductionBranch, type ProductionBranch, today } from './fixtures/production-branch.ts'
import type { Person } from './fixtures/server.ts'

/** A creation, and a change that somebody else makes before it is repeated. */
interface Case {
  readonly call: Call
  readonly body: Record<string, unknown>
  readonly change: (_id: string) => Promise<{ status: number }>
  /** The General Manager for the company's parts; by default the branch's manager. */
  readonly as?: Person
}

/** Whoever loses the answer saves again, as the form advises. Meanwhile a colleague may have changed the new record. */
describe('a creation that is repeated after a colleague changed the record', () => {
  let line: ProductionBranch
  let sewer: Person
  let hr: Person
  let admin: Person

  beforeAll(async () => {
    line = await openProductionBranch()
    ;[sewer, hr, admin] = [
      await line.hire(),
      await line.tahi.addPerson('hr'),
      await line.tahi.addPerson('admin'),
    ]
  })

  const send = (as: Person, call: Call, body: object) =>
    line.tahi.call(as, call, { body } as unknown as Input<Call>)
  const changing =
    (call: Call, change: object, as: () => Person = () => hr) =>
    (_id: string) =>
      send(as(), call, { _id, ...change })
  const leave = () => ({ userId: sewer.id, leaveType: 'Sick', date: '2026-12-01', dateEnd: '2026-12-02' })

  const cases: Record<string, () => Case> = {
    shift: () => ({
      call: createShift,
      body: { name: 'Early', start: '06:00', end: '15:00' },
      change: changing(createShift, { start: '05:00' }),
    }),
    quota: () => ({
      call: createQuota,
      body: {
        departmentId: line.department,
        designationId: line.designation,
        styleName: 'Polo',
        target: 480,
        date: today,
      },
      change: changing(createQuota, { target: 300 }),
    }),
    day: () => ({
      call: createAttendance,
      body: { userId: sewer.id, date: today, timeIn: '07:00', timeOut: '16:00', status: 'pending' },
      change: (_id) => send(hr, confirmAttendance, { ids: [_id] }),
    }),
    leave: () => ({
      call: createLeave,
      body: leave(),
      change: changing(createLeave, { dateEnd: '2026-12-03' }),
    }),
    announcement: () => ({
      call: createAnnouncement,
      body: { title: 'Holiday', desc: 'Closed on Monday', branchId: line.branch },
      change: changing(createAnnouncement, { desc: 'Closed on Tuesday' }),
    }),
    person: () => ({
      call: addPerson,
      body: {
        firstName: 'Ana',
        lastName: 'Cruz',
        email: `${randomUUID()}@example.com`,
        birthday: '1990-03-02',
        branchId: line.branch,
        dailyRate: 500,
        overRate: 70,
      },
      change: changing(updatePerson, { firstName: 'Anna' }),
    }),
    branch: () => ({
      call: createBranch,
      body: { branchName: `Baras ${randomUUID()}` },
      change: changing(createBranch, { branchName: `Binan ${randomUUID()}` }, () => admin),
      as: admin,
    }),
    department: () => ({
      call: createDepartment,
      body: { departmentName: `Cuting ${randomUUID()}` },
      change: changing(createDepartment, { departmentName: `Cutting ${randomUUID()}` }, () => admin),
      as: admin,
    }),
  }

  it.each(Object.entries(cases))('undoes no change of a %s', async (_, make) => {
    const { call, change, body: fields, as = line.manager } = make()
    const body = { _id: randomUUID(), version: 0, ...fields }
    const made = await send(as, call, body)
    expect((await send(as, call, body)).ok).toEqual(made.ok)
    expect((await change(body._id)).status).toBe(200)
    const { status, failure } = await send(as, call, body)
    expect([status, failure.code]).toEqual([409, 'stale'])
    // The record as it is now, for the form to show beside what was typed.
    expect(failure.data).toMatchObject({ _id: body._id, version: 2 })
  })

  it('finds a request for leave as HR has decided it', async () => {
    const body = { _id: randomUUID(), version: 0, ...leave(), date: '2026-12-08', dateEnd: '2026-12-09' }
    const { userId: _, ...own } = body
    await send(sewer, createLeave, own)
    expect((await send(hr, createLeave, { _id: body._id, state: 'confirmed' })).status).toBe(200)
    for (const [as, again] of [
      [sewer, own],
      [line.manager, body],
    ] as const)
      expect((await send(as, createLeave, again)).ok).toMatchObject({
        data: { state: 'confirmed', version: 2 },
      })
    // Other days were asked for since, and not sent: they are not lost unsaid.
    expect((await send(sewer, createLeave, { ...own, dateEnd: '2026-12-10' })).failure.code).toBe('stale')
  })
})
