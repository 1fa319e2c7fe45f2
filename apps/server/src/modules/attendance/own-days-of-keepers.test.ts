import { randomUUID } from 'node:crypto'
import {
  assignShift,
  confirmAttendance,
  correctAttendance,
  createAttendance,
  createShift,
  decideCorrection,
  judgeAttendanceImportAgain,
  listCorrections,
  readAttendance,
  removeAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { importBy } from '../../../test/fixtures/import-by.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today.
describe('the days of whoever keeps records', () => {
  let place: PayrollBranch
  let manager: Person
  let colleague: Person
  /** An employee of the branch until today. */
  let promoted: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    manager = place.manager
    colleague = await place.tahi.addPerson('manager', place.branch)
    promoted = await place.tahi.addPerson('hr')
    await place.tahi.database.asOwner((queries) =>
      sql`update person set last_branch_id = ${place.branch}, left_branch_on = '2026-11-17'
        where id = ${promoted.id}`.execute(queries),
    )
  })

  const { ownDay } = texts.attendance
  const can = async (reader: Person, id: string) =>
    (await place.tahi.call(reader, readAttendance, { params: { id } })).ok.data.can
  const create = (as: Person, body: object) => place.tahi.call(as, createAttendance, { body })
  const said = ({ status, failure }: Awaited<ReturnType<typeof create>>) => [status, failure.msg]

  it('are recorded by others', async () => {
    const day = { userId: manager.id, date: '2026-11-02', timeIn: '07:00', timeOut: '16:00' }
    expect(said(await create(manager, day))).toEqual([403, ownDay])
    expect((await create(colleague, day)).status).toBe(200)
  })

  it('are changed, corrected, confirmed and removed by others', async () => {
    const { tahi } = place
    for (const person of [manager, promoted]) {
      const id = await place.attend(person, 3, '07:00', '16:00', 'pending')
      const another = await place.attend(place.sewer, person === manager ? 3 : 4, '07:00', '16:00', 'pending')
      expect(await can(person, id)).toEqual([])
      expect(await can(colleague, id)).toEqual(['confirm', 'correct', 'remove'])

      expect(said(await create(person, { _id: id, status: 'present' }))).toEqual([403, ownDay])
      const times = { _id: id, timeIn: '06:00', timeOut: '18:00', reason: 'mistaken' }
      const corrected = await tahi.call(person, correctAttendance, { body: times })
      expect([corrected.status, corrected.failure.msg]).toEqual([403, ownDay])
      const removed = await tahi.call(person, removeAttendance, { body: { _id: id } })
      expect([removed.status, removed.failure.msg]).toEqual([403, ownDay])
      const { ok } = await tahi.call(person, confirmAttendance, { body: { ids: [id, another] } })
      expect(ok.data).toEqual({ confirmed: [another], refused: [{ _id: id, msg: ownDay }] })

      const confirmed = await tahi.call(colleague, confirmAttendance, { body: { ids: [id] } })
      expect(confirmed.ok.data.confirmed).toEqual([id])
    }
  })

  describe('in a file of the clock', () => {
    const row = (person: Person, day: number) => `${person.code},2026-11-0${day},7:00,16:00`
    const file = (...rows: string[]) => ['User ID,Date,In,Out', ...rows].join('\n')
    const seen = async (as: Person, id: string) =>
      (await importBy(place.tahi, as).rows(id)).map(({ outcome, problem }) => problem ?? outcome)

    it('are a problem of the row', async () => {
      const { _id } = await importBy(place.tahi, manager).preview(file(row(manager, 5), row(place.sewer, 5)))
      expect(await seen(manager, _id)).toEqual(['own_day', 'good'])
      expect(await importBy(place.tahi, manager).apply(_id)).toMatchObject({ good: 1, bad: 1 })
    })

    it('are not carried out by them either, whoever sent it', async () => {
      const { _id } = await importBy(place.tahi, colleague).preview(
        file(row(manager, 6), row(place.sewer, 6)),
      )
      expect(await seen(colleague, _id)).toEqual(['good', 'good'])
      await importBy(place.tahi, manager).apply(_id)
      expect(await seen(manager, _id)).toEqual(['own_day', 'good'])
    })

    it('are found when it is judged again', async () => {
      const stranger = await place.tahi.addPerson('manager', place.branch, {
        code: `M-${randomUUID().slice(0, 8)}`,
      })
      const { _id } = await importBy(place.tahi, stranger).preview(file('4711,2026-11-05,7:00,16:00'))
      expect(await seen(stranger, _id)).toEqual(['unknown_employee'])
      await place.tahi.database.asOwner((queries) =>
        sql`update person set clock_number = '4711' where id = ${stranger.id}`.execute(queries),
      )
      await place.tahi.call(stranger, judgeAttendanceImportAgain, { body: { _id } })
      expect(await seen(stranger, _id)).toEqual(['own_day'])
    })
  })

  it('have times asked for as an employee that others decide about', async () => {
    const { tahi, branch } = place
    const id = randomUUID()
    await place.attend(promoted, 9, '08:45', '', 'pending')
    await tahi.database.asOwner((queries) =>
      sql`insert into correction (id, branch_id, person_id, day, time_in, time_out, reason)
        values (${id}, ${branch}, ${promoted.id}, '2026-11-09', 420, 960, 'forgotten')`.execute(queries),
    )
    const input = { params: { id: promoted.id }, query: {} }
    const { data } = (await tahi.call(promoted, listCorrections, input)).ok
    expect(data[0]?.can).toEqual([])
    const body = { _id: id, accept: true, version: data[0]?.version ?? 0 }
    const own = await tahi.call(promoted, decideCorrection, { body })
    expect([own.status, own.failure.msg]).toEqual([403, texts.correction.ownDecision])
    expect((await tahi.call(colleague, decideCorrection, { body })).ok.data.state).toBe('accepted')
  })

  it('have the hours of a shift that others assign', async () => {
    const body = { shiftId: null, userIds: [place.sewer.id, manager.id], from: '2026-11-02' }
    const own = await place.tahi.call(manager, assignShift, { body })
    expect([own.status, own.failure.msg]).toEqual([403, texts.shift.ownShift])
    expect((await place.tahi.call(colleague, assignShift, { body })).status).toBe(200)
  })

  it('have hours that others change, from the day on which they hold', async () => {
    const { tahi } = place
    const save = (as: Person, body: object) => tahi.call(as, createShift, { body })
    const { _id } = (await save(manager, { name: 'Late', start: '10:00', end: '19:00' })).ok.data
    const assign = async (shiftId: string | null, from: string) =>
      tahi.call(colleague, assignShift, { body: { shiftId, userIds: [manager.id], from } })
    const change = (as: Person, body: object) => save(as, { _id, ...body })
    await assign(_id, '2026-11-02')
    await assign(null, '2026-11-17')
    expect((await change(manager, { start: '11:00' })).status).toBe(200)
    await assign(_id, '2026-11-23')
    for (const body of [{ start: '11:30' }, { breakMinutes: 0 }, { days: [1] }]) {
      const own = await change(manager, body)
      expect([own.status, own.failure.msg]).toEqual([403, texts.shift.ownShift])
    }
    expect((await change(manager, { name: 'Later', start: '11:00' })).ok.data.name).toBe('Later')
    expect((await change(colleague, { start: '11:30' })).ok.data.start).toBe('11:30')
  })
})
