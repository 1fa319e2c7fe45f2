import {
  correctAttendance,
  createAttendance,
  createLeave,
  decideCorrection,
  setAttendancePresent,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { importBy } from '../../../test/fixtures/import-by.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'

// Today is Wednesday, November 18, 2026; the sewer was deactivated on Thursday, November 12.
describe('days of somebody who left', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    manager = office.manager
  })
  beforeEach(async () => {
    sewer = await office.tahi.addPerson('user', office.branch)
  })
  afterEach(() => office.tahi.clock.set(usualNow))

  const onDay = async (day: string, status: boolean) => {
    office.tahi.clock.set(new Date(`${day}T09:00:00Z`))
    expect((await office.change(office.hr, sewer, { status })).status).toBe(200)
    office.tahi.clock.set(usualNow)
  }
  const leave = () => onDay('2026-11-12', false)
  const record = (date: string, as = manager) =>
    office.tahi.call(as, createAttendance, {
      body: { userId: sewer.id, date, timeIn: '07:00', timeOut: '16:00' },
    })
  const late = { status: 409, failure: { msg: texts.attendance.afterLeaving('Nov 12, 2026') } }

  it('are recorded up to the day on which they were deactivated, within the scope', async () => {
    await leave()
    expect((await record('2026-11-11')).status).toBe(200)
    expect((await record('2026-11-12')).status).toBe(200)
    expect(await record('2026-11-13')).toMatchObject(late)
    const stranger = await office.tahi.addPerson('manager', office.other)
    expect((await record('2026-11-10', stranger)).status).toBe(404)
    expect((await record('2026-11-13', stranger)).status).toBe(404)
  })

  it('are not set to present after it', async () => {
    const body = { userId: sewer.id, status: 'pending' as const, timeIn: '09:10', timeOut: '17:00' }
    const days = []
    for (const date of ['2026-11-11', '2026-11-17'])
      days.push((await office.tahi.call(manager, createAttendance, { body: { ...body, date } })).ok.data._id)
    await leave()
    const { ok } = await office.tahi.call(manager, setAttendancePresent, { body: { ids: days } })
    expect(ok.data).toEqual({
      present: [days[0]],
      refused: [{ _id: days[1], msg: late.failure.msg }],
    })
  })

  it('come in with the file of a clock, each with what is wrong with it', async () => {
    const imports = importBy(office.tahi, manager)
    const file = (...days: string[]) =>
      [
        'User ID,Date,Time In,Time Out',
        ...days.map((day) => `${sewer.code},2026-11-${day},07:00,16:00`),
      ].join('\n')
    const before = await imports.preview(file('10', '17'))
    expect(before.good).toBe(2)
    await leave()
    const { _id } = await imports.preview(file('11', '12', '13'))
    expect((await imports.rows(_id)).map(({ outcome, problem }) => problem ?? outcome)).toEqual([
      'good',
      'good',
      'after_leaving',
    ])
    await imports.apply(_id)
    const { problems } = await imports.apply(before._id)
    expect(problems).toEqual([{ problem: 'after_leaving', rows: 1 }])
    const written = await office.tahi.database.asOwner((queries) =>
      sql<{ day: string }>`select day from attendance where person_id = ${sewer.id} order by day`.execute(
        queries,
      ),
    )
    expect(written.rows.map(({ day }) => day)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
  })

  it('are corrected as they had asked', async () => {
    const place = { tahi: office.tahi, manager } as Parameters<typeof correctionsAt>[0]
    const early = await correctionsAt(place).request(sewer)
    const after = await correctionsAt(place).request(sewer, { date: '2026-11-13' })
    await leave()
    const accept = ({ _id, version }: typeof early) =>
      office.tahi.call(manager, decideCorrection, { body: { _id, accept: true, version } })
    expect((await accept(early)).status).toBe(200)
    expect(await accept(after)).toMatchObject(late)
  })

  it('that a leave wrote ahead stay days of leave', async () => {
    const body = { userId: sewer.id, leaveType: 'Sick' as const, date: '2026-11-12', dateEnd: '2026-11-13' }
    await office.tahi.call(manager, createLeave, { body: { ...body, state: 'confirmed' } })
    await leave()
    expect(await record('2026-11-13')).toMatchObject(late)
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ id: string }>`
        select id from attendance where person_id = ${sewer.id} and active order by day`.execute(queries),
    )
    const [last, later] = rows.map(({ id }) => id)
    const times = { timeIn: '07:00', timeOut: '16:00', reason: 'Came after all' }
    const correct = (_id = '') => office.tahi.call(manager, correctAttendance, { body: { _id, ...times } })
    expect(await correct(later)).toMatchObject(late)
    const change = { body: { _id: later ?? '', status: 'present' as const } }
    expect(await office.tahi.call(manager, createAttendance, change)).toMatchObject(late)
    expect((await correct(last)).status).toBe(200)
  })

  it('know no end once they are back', async () => {
    await leave()
    await onDay('2026-11-16', true)
    expect((await record('2026-11-17')).status).toBe(200)
  })
})
