import {
  assignShift,
  createAttendance,
  createLeave,
  createQuotaProgress,
  createShift,
  type Input,
  markNotificationsRead,
  noteAnnouncementRead,
  readToday,
  sendNotification,
  updatePerson,
  withdrawLeave,
} from '@tahi/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { openAnnouncementsBranches } from '../../../test/fixtures/announcements-branches.ts'
import { openProductionBranch, type ProductionBranch } from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let line: ProductionBranch
beforeAll(async () => {
  line = await openProductionBranch()
})

const todayOf = async (person: Person) => (await line.tahi.call(person, readToday, {})).ok.data

describe('an employee’s day', () => {
  test('begins with the usual hours and nothing else', async () => {
    expect(await todayOf(await line.hire())).toMatchObject({
      now: '2026-11-18T02:00:00.000Z',
      timeZone: 'Asia/Manila',
      date: '2026-11-18',
      record: null,
      shift: {
        name: null,
        start: '07:00',
        end: '16:00',
        breakMinutes: 60,
        lateAfter: '08:30',
        working: true,
      },
      unread: { messages: 0 },
    })
  })

  test('has the employee’s own times, and nobody else’s', async () => {
    const [sewer, other] = [await line.hire(), await line.hire()]
    await line.tahi.call(sewer, createAttendance, { body: {} })
    expect((await todayOf(sewer)).record).toMatchObject({ userId: sewer.id, timeIn: '10:00', timeOut: '' })
    expect((await todayOf(other)).record).toBeNull()
  })

  test('goes by the hours of its record once it has begun, as its pay does, whatever becomes of the shift', async () => {
    const [sewer, colleague] = [await line.hire(), await line.hire()]
    const save = async (body: Input<typeof createShift>['body']) =>
      (await line.tahi.call(line.manager, createShift, { body })).ok.data._id
    const _id = await save({ name: 'Early', start: '06:00', end: '15:00' })
    const body = { shiftId: _id, userIds: [sewer.id, colleague.id], from: '2026-11-18' }
    ;(await line.tahi.call(line.manager, assignShift, { body })).ok
    ;(await line.tahi.call(sewer, createAttendance, { body: {} })).ok
    await save({ _id, start: '09:00', end: '18:00', breakMinutes: 30 })
    const hoursOf = async (person: Person) => {
      const { lateAfter, paidFrom, paidUntil, breakMinutes } = (await todayOf(person)).shift
      return [lateAfter, paidFrom, paidUntil, breakMinutes]
    }
    expect(await hoursOf(sewer)).toEqual(['06:30', '06:00', '15:00', 60])
    expect(await hoursOf(colleague)).toEqual(['09:30', '09:00', '18:00', 30])
  })

  test('says of which leave it is, once that is confirmed', async () => {
    const [sewer, other] = [await line.hire(), await line.hire()]
    const save = async (body: Input<typeof createLeave>['body']) =>
      (await line.tahi.call(line.manager, createLeave, { body })).ok.data
    const leaveOf = async (person: Person) => (await todayOf(person)).shift.leaveType
    const leave = { userId: sewer.id, leaveType: 'Sick' } as const
    await save({ ...leave, date: '2026-11-19', dateEnd: '2026-11-20', state: 'confirmed' })
    const { _id } = await save({ ...leave, date: '2026-11-18', dateEnd: '2026-11-18', state: 'requested' })
    expect(await leaveOf(sewer)).toBeNull()
    await save({ _id, state: 'confirmed' })
    expect([await leaveOf(sewer), await leaveOf(other)]).toEqual(['Sick', null])
    await line.tahi.call(line.manager, withdrawLeave, { body: { _id } })
    expect(await leaveOf(sewer)).toBeNull()
  })

  test('has the quotas of the employee’s own designation, with their share of what all have made', async () => {
    const designation = await line.addDesignation()
    const [sewer, other] = [await line.hire('Abad', designation), await line.hire('Cruz', designation)]
    const quota = await line.addQuota({ designationId: designation })
    const skirt = await line.addQuota({ designationId: designation, styleName: 'Skirt' })
    await line.addQuota()
    await line.addQuota({ designationId: designation, styleName: 'Of tomorrow', date: '2026-11-19' })
    for (const [person, pieces, quotaId = quota._id] of [
      [sewer, 12],
      [sewer, 8],
      [other, 30],
      [sewer, 3, skirt._id],
    ] as const)
      (
        await line.tahi.call(person, createQuotaProgress, {
          body: { quotaId, quotaProgress: pieces },
        })
      ).ok
    const { quotas } = await todayOf(sewer)
    const own = (pieces: number[]) => pieces.map((quotaProgress) => ({ quotaProgress }))
    expect(quotas).toMatchObject([
      { _id: quota._id, target: 100, progress: 50, own: 20, ownEntries: own([8, 12]) },
      { _id: skirt._id, target: 100, progress: 3, own: 3, ownEntries: own([3]) },
    ])
    expect((await todayOf(await line.hire())).quotas.map(({ _id }) => _id)).not.toContain(quota._id)
  })

  test('keeps the pieces made as somebody else earlier in the day, after the quotas of the present designation', async () => {
    const [former, present] = [await line.addDesignation(), await line.addDesignation()]
    const [sewer, idle] = [await line.hire('Abad', former), await line.hire('Cruz', former)]
    const quota = await line.addQuota({ designationId: former, styleName: 'Apron' })
    const untouched = await line.addQuota({ designationId: former, styleName: 'Blouse' })
    const skirt = await line.addQuota({ designationId: present, styleName: 'Skirt' })
    const report = (quotaId: string, quotaProgress: number) =>
      line.tahi.call(sewer, createQuotaProgress, { body: { quotaId, quotaProgress } })
    ;(await report(quota._id, 120)).ok
    ;(await report(untouched._id, 5)).ok
    ;(await report(untouched._id, -5)).ok
    for (const { id } of [sewer, idle])
      (await line.tahi.call(line.manager, updatePerson, { body: { _id: id, designationId: present } })).ok
    const { quotas } = await todayOf(sewer)
    expect(quotas).toMatchObject([
      { _id: skirt._id, former: false, own: 0 },
      { _id: quota._id, former: true, own: 120, progress: 120 },
    ])
    expect(quotas).toHaveLength(2)
    expect((await todayOf(idle)).quotas.map(({ _id }) => _id)).toEqual([skirt._id])
    // What the phone no longer offers, because it would be refused.
    for (const pieces of [1, -1]) expect((await report(quota._id, pieces)).status).toBe(400)
  })

  test('keeps the pieces made in another branch earlier in the day', async () => {
    const designation = await line.addDesignation()
    const [sewer, other] = [await line.hire('Abad', designation), await line.hire('Cruz', designation)]
    const quota = await line.addQuota({ designationId: designation })
    await line.addQuota({ designationId: designation, styleName: 'Untouched' })
    for (const [person, quotaProgress] of [
      [sewer, 40],
      [other, 30],
    ] as const)
      (await line.report(person, { quotaId: quota._id, quotaProgress })).ok
    await line.move(sewer, await line.tahi.addBranch())
    const { quotas } = await todayOf(sewer)
    expect(quotas).toMatchObject([{ _id: quota._id, former: true, own: 40, progress: 70 }])
    expect(quotas).toHaveLength(1)
  })

  test('counts what was told and not read yet', async () => {
    const [sewer, other] = [await line.hire(), await line.hire()]
    const before = (await todayOf(sewer)).unread.notifications
    const body = { userId: sewer.id, title: 'ID card', message: 'It is ready.' }
    ;(await line.tahi.call(line.manager, sendNotification, { body })).ok
    expect((await todayOf(sewer)).unread.notifications).toBe(before + 1)
    expect((await todayOf(other)).unread.notifications).toBe(0)
    ;(await line.tahi.call(sewer, markNotificationsRead, { body: {} })).ok
    expect((await todayOf(sewer)).unread.notifications).toBe(0)
  })

  test('counts what is unread, until it is read', async () => {
    const board = await openAnnouncementsBranches()
    const unread = async () => (await todayOf(board.sewer)).unread.announcements
    // Other tests may have announced something to all.
    const before = await unread()
    const posted = (await board.save(board.manager, { title: 'Drill', desc: 'At three.' })).ok.data
    expect(await unread()).toBe(before + 1)
    await board.post(board.manager, { startDate: '2026-11-02', endDate: '2026-11-03' })
    expect(await unread()).toBe(before + 1)
    await line.tahi.call(board.sewer, noteAnnouncementRead, { body: { _id: posted._id } })
    expect(await unread()).toBe(before)
  })
})
