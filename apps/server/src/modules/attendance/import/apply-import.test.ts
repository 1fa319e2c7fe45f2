import { setTimeout as wait } from 'node:timers/promises'
import {
  applyAttendanceImport,
  assignShift,
  createAttendance,
  createShift,
  listAttendance,
  readAttendance,
  removeAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Imports, openImports } from '../../../../test/fixtures/import-by.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'
import { connectionsOfServer } from '../../../platform/database/database.ts'

describe('carrying out an import', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person
  let imports: Imports

  beforeEach(async () => {
    ;({ tahi, manager, sewer, imports } = await openImports())
  })

  const file = (...rows: string[]) =>
    ['User ID,Date,Time In,Time Out', ...rows.map((row) => `${sewer.code},${row}`)].join('\n')
  const recorded = async () => {
    const query = { sort: 'date' }
    return (await tahi.call(manager, listAttendance, { params: { id: sewer.id }, query })).ok.data
  }

  it('writes the good rows as pending attendance, and tells their history', async () => {
    const { _id } = await imports.preview(
      file('2026-11-02,07:55,17:00', '2026-11-03,08:31,17:00', '2026-11-04,08:00,13:00', 'x,8:00,9:00'),
    )
    expect(await recorded()).toEqual([])
    expect(await imports.apply(_id)).toMatchObject({ state: 'imported', good: 3, bad: 1, progress: 1 })

    const records = await recorded()
    expect(records.map(({ date, timeIn, timeOut, status }) => [date, timeIn, timeOut, status])).toEqual([
      ['2026-11-02', '07:55', '17:00', 'pending'],
      ['2026-11-03', '08:31', '17:00', 'late'],
      ['2026-11-04', '08:00', '13:00', 'halfday'],
    ])
    const read = await tahi.call(manager, readAttendance, { params: { id: records[0]?._id ?? '' } })
    expect(read.ok.data.history).toMatchObject([
      { action: 'attendance.import', after: { fileName: 'clock.dat', imported: 3 } },
    ])
  })

  it('doubles nothing when it is repeated, as an import or as a file', async () => {
    const { _id } = await imports.preview(file('2026-11-02,07:55,17:00'))
    await imports.apply(_id)
    expect(await imports.apply(_id)).toMatchObject({ state: 'imported', good: 1 })

    const again = await imports.preview(file('2026-11-02,07:55,17:00', '2026-11-03,08:00,'))
    expect(again).toMatchObject({ good: 1, unchanged: 1 })
    await imports.apply(again._id)
    expect((await recorded()).map(({ date, version }) => [date, version])).toEqual([
      ['2026-11-02', 1],
      ['2026-11-03', 1],
    ])
  })

  it('leaves no day behind of somebody who is moved at that moment', async () => {
    const { _id } = await imports.preview(file('2026-11-02,07:55,17:00'))
    const other = await tahi.addBranch()
    const { applying } = await tahi.database.asOwner(async (queries) => {
      await sql`update person set branch_id = ${other} where id = ${sewer.id}`.execute(queries)
      const applying = imports.apply(_id)
      await untilWaiting(tahi.database, 1)
      return { applying }
    })
    expect(await applying).toMatchObject({ state: 'imported', good: 0, bad: 1 })
    expect((await imports.rows(_id)).map(({ problem }) => problem)).toEqual(['unknown_employee'])
  })

  it('needs no more than one connection to the database, for others may wait for its days with theirs', async () => {
    const { _id } = await imports.preview(file('2026-11-02,07:55,17:00'))
    const others: Promise<void>[] = []
    let giveBack = () => {}
    const given = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    // The embedded database has only one connection.
    while (!tahi.database.embedded && others.length < connectionsOfServer - 1)
      others.push(tahi.database.asOwner(() => given))
    const applied = imports.apply(_id)
    const first = await Promise.race([applied, wait(5_000)])
    giveBack()
    await Promise.all([applied, ...others])
    expect(first).toMatchObject({ state: 'imported', good: 1 })
  })

  it('writes the same import once when two ask at the same time', async () => {
    const { _id } = await imports.preview(file('2026-11-02,07:55,17:00'))
    const call = () => tahi.call(manager, applyAttendanceImport, { body: { _id } })
    const answers = await Promise.all([call(), call(), call()])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.failure).toMatchObject({ code: 'conflict', msg: texts.attendanceImport.notReady })
    expect(await recorded()).toHaveLength(1)
  })

  it('leaves what became impossible since the preview, and says why', async () => {
    const { _id } = await imports.preview(
      file(
        '2026-11-02,08:00,17:00',
        '2026-11-03,08:00,17:00',
        '2026-11-04,08:00,17:00',
        '2026-11-05,08:00,17:00',
      ),
    )
    const record = (date: string, timeOut: string) =>
      tahi.call(manager, createAttendance, { body: { date, timeIn: '08:00', timeOut, userId: sewer.id } })
    await record('2026-11-02', '16:00')
    await record('2026-11-03', '17:00')
    await coverByPayslip(tahi, sewer, '2026-11-04', '2026-11-04')
    await coverByPayslip(tahi, sewer, '2026-11-05', '2026-11-05')
    // A colleague's payslip does not cover the sewer's day.
    const colleague = await tahi.addPerson('user', manager.branchId)
    await coverByPayslip(tahi, colleague, '2026-11-05', '2026-11-05')
    // The payslip is removed.
    await tahi.database.asOwner((queries) =>
      sql`update payslip set active = false where person_id = ${sewer.id} and period_start = '2026-11-05'`.execute(
        queries,
      ),
    )

    expect(await imports.apply(_id)).toMatchObject({ good: 1, unchanged: 1, bad: 2 })
    const rows = await imports.rows(_id)
    expect(rows.map(({ outcome, problem }) => problem ?? outcome)).toEqual([
      'exists_differently',
      'unchanged',
      'covered_by_payslip',
      'good',
    ])
    expect((await recorded()).map(({ date, timeOut }) => [date, timeOut])).toEqual([
      ['2026-11-02', '16:00'],
      ['2026-11-03', '17:00'],
      ['2026-11-05', '17:00'],
    ])
  })

  it('writes nothing of somebody who left since the preview', async () => {
    const { _id } = await imports.preview(file('2026-11-02,08:00,17:00'))
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', sewer.id).execute(),
    )
    expect(await imports.apply(_id)).toMatchObject({
      good: 0,
      problems: [{ problem: 'unknown_employee', rows: 1 }],
    })
  })

  it('fills the time out of a day that the morning’s file began', async () => {
    await imports.apply((await imports.preview(file('2026-11-02,07:55,', '2026-11-03,08:00,')))._id)
    const evening = await imports.preview(file('2026-11-02,07:55,17:00', '2026-11-03,08:05,17:00'))
    expect(evening).toMatchObject({ good: 1, bad: 1, problems: [{ problem: 'exists_differently', rows: 1 }] })
    await imports.apply(evening._id)
    expect((await recorded()).map(({ date, timeIn, timeOut }) => [date, timeIn, timeOut])).toEqual([
      ['2026-11-02', '07:55', '17:00'],
      ['2026-11-03', '08:00', ''],
    ])
    const { history } = (
      await tahi.call(manager, readAttendance, { params: { id: (await recorded())[0]?._id ?? '' } })
    ).ok.data
    expect(history.map(({ action, after }) => [action, after?.imported])).toEqual([
      ['attendance.import', 1],
      ['attendance.import', 2],
    ])
  })

  it('fills a day that has no times, but no leave, and writes anew what was removed', async () => {
    const without = (date: string, status: 'absent' | 'leave') =>
      tahi.call(manager, createAttendance, { body: { date, status, userId: sewer.id } })
    await without('2026-11-02', 'absent')
    await without('2026-11-03', 'leave')
    const removed = await without('2026-11-04', 'absent')
    await tahi.call(manager, removeAttendance, { body: { _id: removed.ok.data._id } })

    const rows = ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day},08:00,17:00`)
    const { _id, problems } = await imports.preview(file(...rows))
    expect(problems).toEqual([{ problem: 'exists_differently', rows: 1 }])
    await imports.apply(_id)
    expect((await recorded()).map(({ timeIn, status, version }) => [timeIn, status, version])).toEqual([
      ['08:00', 'pending', 2],
      ['', 'leave', 1],
      ['08:00', 'pending', 1],
    ])
  })

  it("judges each day by the day's shift", async () => {
    const hours = { name: 'Early', start: '06:00', end: '15:00', breakMinutes: 30, days: [1] }
    const shift = await tahi.call(manager, createShift, { body: hours })
    const assign = (shiftId: string | null, from: string) =>
      tahi.call(manager, assignShift, { body: { shiftId, userIds: [sewer.id], from } })
    await assign(shift.ok.data._id, '2026-11-03')
    await assign(null, '2026-11-05')
    const days = ['02', '03', '04', '05', '06'].map((day) => `2026-11-${day},07:30,17:00`)
    const { _id } = await imports.preview(file(...days))
    await imports.apply(_id)
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select late_after, paid_from, paid_until, break_minutes, status from attendance
        where person_id = ${sewer.id} order by day`.execute(queries),
    )
    const usual = { late_after: 510, paid_from: 420, paid_until: 960, break_minutes: 60, status: 'pending' }
    const early = { late_after: 390, paid_from: 360, paid_until: 900, break_minutes: 30, status: 'late' }
    expect(rows).toEqual([usual, early, early, usual, usual])
  })

  it('makes a day of punches', async () => {
    const punches = ['17:02', '07:58', '12:00'].map((time) => `${sewer.code},2026-11-02 ${time}`)
    const { _id, layout } = await imports.preview(['AC-No.,Time', ...punches].join('\n'))
    expect(layout).toBe('punches')
    await imports.apply(_id)
    expect(await recorded()).toMatchObject([{ timeIn: '07:58', timeOut: '17:02' }])
  })

  it('leaves another file that waits as it is', async () => {
    const waiting = await imports.preview(file('2026-11-02,08:00,17:00', '2026-11-03,08:00,17:00'))
    const { _id } = await imports.preview(file('2026-11-04,08:00,17:00', '2026-11-05,08:00,17:00'))
    await coverByPayslip(tahi, sewer, '2026-11-04', '2026-11-04')
    expect(await imports.apply(_id)).toMatchObject({ good: 1, bad: 1 })
    expect(await imports.read(waiting._id)).toEqual(waiting)
    expect(await imports.apply(waiting._id)).toMatchObject({ state: 'imported', good: 2 })
  })

  it('refuses what failed to be read', async () => {
    const failed = await imports.preview('Name,Amount\nAna,5')
    expect(failed).toMatchObject({ state: 'failed', msg: texts.attendanceImport.noColumns })
    await expect(imports.apply(failed._id)).rejects.toThrow(texts.attendanceImport.notReady)
  })
})
