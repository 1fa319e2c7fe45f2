import {
  correctAttendance,
  createAttendance,
  judgeAttendanceImportAgain,
  listAttendance,
  texts,
  updatePerson,
} from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe("a clock's file with its own numbers", () => {
  let tahi: TestServer
  let manager: Person
  let luz: Person
  let ana: Person

  const number = async (person: Person, clockNumber: string | null) => {
    const { status } = await tahi.call(manager, updatePerson, { body: { _id: person.id, clockNumber } })
    expect(status).toBe(200)
  }
  const judged = async (file: string) => {
    const by = importBy(tahi, manager)
    const read = await by.preview(file)
    const rows = await by.rows(read._id)
    return { ...read, rows: rows.map(({ line, name, outcome, problem }) => [line, name, problem ?? outcome]) }
  }

  beforeEach(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    luz = await tahi.addPerson('user', branch, { firstName: 'Luz', lastName: 'Reyes' })
    ana = await tahi.addPerson('user', branch, { firstName: 'Ana', lastName: 'Cruz' })
    await number(luz, '9')
    await number(ana, '10')
  })

  it('finds people by them, and as the clock wrote it, without a header', async () => {
    const attlog = [
      '        9\t2026-11-02 07:58:11\t1\t0\t1\t0',
      '       10\t2026-11-02 08:01:02\t1\t0\t1\t0',
      '       11\t2026-11-02 08:01:05\t1\t0\t1\t0',
      '        9\t2026-11-02 17:04:40\t1\t1\t1\t0',
      '       10\t2026-11-02 17:05:00\t1\t1\t1\t0',
      '',
    ].join('\r\n')
    const read = await judged(attlog)
    expect(read).toMatchObject({ layout: 'punches', good: 2, bad: 1 })
    expect(read.rows).toEqual([
      [1, 'Luz Reyes', 'good'],
      [2, 'Ana Cruz', 'good'],
      [3, '', 'unknown_employee'],
    ])
    expect(await importBy(tahi, manager).apply(read._id)).toMatchObject({ state: 'imported', good: 2 })
    // The same days by user IDs are recorded already.
    const again = await judged(`User ID,Date,In,Out\n${luz.code},2026-11-02,07:58,17:04`)
    expect(again.rows).toEqual([[2, 'Luz Reyes', 'unchanged']])
  })

  it('knows a number with the zeros that the clock pads it with, of its own branch alone', async () => {
    const elsewhere = await tahi.addBranch()
    const stranger = await tahi.addPerson('user', elsewhere)
    const keeper = await tahi.addPerson('hr')
    await tahi.call(keeper, updatePerson, { body: { _id: stranger.id, clockNumber: '12' } })
    const { rows } = await judged(
      'AC-No.,Date,Clock In,Clock Out\n00000009,2026-11-02,8:00,17:00\n12,2026-11-02,8:00,17:00',
    )
    expect(rows).toEqual([
      [2, 'Luz Reyes', 'good'],
      [3, '', 'unknown_employee'],
    ])
  })

  it('pays nobody for a number that is the user ID of another', async () => {
    await number(luz, ana.code)
    const { rows } = await judged(`User ID,Date,In,Out\n${ana.code},2026-11-02,8:00,17:00`)
    expect(rows).toMatchObject([[2, expect.any(String), 'two_employees']])
    await number(luz, luz.code)
    expect((await judged(`User ID,Date,In,Out\n${luz.code},2026-11-02,8:00,17:00`)).rows).toEqual([
      [2, 'Luz Reyes', 'good'],
    ])
  })

  it('sees that a user ID here and a number there are one person', async () => {
    const { rows, good } = await judged(
      [
        'User ID,Date,In,Out',
        `${luz.code},2026-11-02,8:00,17:00`,
        '9,2026-11-02,8:00,17:00',
        `${luz.code},2026-11-03,8:00,12:00`,
        '09,2026-11-03,13:00,17:00',
        '9,2026-11-04,8:00,17:00',
        `${ana.code},2026-11-02,8:00,17:00`,
      ].join('\n'),
    )
    expect(rows).toEqual([
      [2, 'Luz Reyes', 'good'],
      [3, 'Luz Reyes', 'named_twice'],
      [4, 'Luz Reyes', 'differs_by_number'],
      [5, 'Luz Reyes', 'differs_by_number'],
      [6, 'Luz Reyes', 'good'],
      [7, 'Ana Cruz', 'good'],
    ])
    expect(good).toBe(3)
  })

  it('still finds who left, up to their last day', async () => {
    await tahi.call(manager, updatePerson, { body: { _id: luz.id, status: false } })
    const { rows } = await judged('No,User ID,Date,In,Out\n1,9,2026-11-02,8:00,17:00')
    expect(rows).toEqual([[2, 'Luz Reyes', 'good']])
  })

  it('judges again who was unknown, and nobody else, until it is written', async () => {
    await number(luz, null)
    const file = [
      'User ID,Date,In,Out',
      '9,2026-11-02,8:00,17:00',
      '9,2026-11-03,8:00,17:00',
      `${luz.code},2026-11-03,8:00,12:00`,
      '10,2026-11-02,8:00,17:00',
      '11,2026-11-02,8:00,17:00',
    ].join('\n')
    const by = importBy(tahi, manager)
    const { _id } = await by.preview(file)
    const again = () => tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    const rows = async () =>
      (await by.rows(_id)).map(({ line, problem, outcome }) => [line, problem ?? outcome])
    const before = await rows()
    expect(before.map(([, judged]) => judged)).toEqual([
      'unknown_employee',
      'unknown_employee',
      'good',
      'good',
      'unknown_employee',
    ])
    expect((await again()).ok.data).toMatchObject({ state: 'ready', good: 2, bad: 3 })
    expect(await rows()).toEqual(before)

    await number(luz, '9')
    expect((await again()).ok.data).toMatchObject({ good: 2, bad: 3 })
    expect(await rows()).toEqual([
      [2, 'good'],
      [3, 'differs_by_number'],
      [4, 'differs_by_number'],
      [5, 'good'],
      [6, 'unknown_employee'],
    ])
    expect(await by.apply(_id)).toMatchObject({ state: 'imported', good: 2 })
    const late = await again()
    expect([late.status, late.failure.msg]).toEqual([409, texts.attendanceImport.notReady])
  })

  it('takes a number for another person from then on, when its holder gets the right one', async () => {
    const file = [
      'User ID,Date,In,Out',
      '10,2026-11-02,8:00,17:00',
      '12,2026-11-02,9:00,18:00',
      `${ana.code},2026-11-03,8:00,17:00`,
      '10,2026-11-03,9:00,18:00',
      '10,2026-11-04,8:00,',
      '10,2026-11-05,1:10,',
      '10,2026-11-06,17:00,8:00',
      '10,2026-11-07,,',
    ].join('\n')
    const by = importBy(tahi, manager)
    const { _id } = await by.preview(file)
    const rows = async () =>
      (await by.rows(_id)).map(({ name, problem, outcome }) => [name, problem ?? outcome])
    const [anas, nobodys] = ['Ana Cruz', '']
    expect(await rows()).toEqual([
      [anas, 'good'],
      [nobodys, 'unknown_employee'],
      [anas, 'differs_by_number'],
      [anas, 'differs_by_number'],
      [anas, 'good'],
      [anas, 'after_midnight'],
      [anas, 'out_before_in'],
      [anas, 'noTimes'],
    ])
    await number(ana, '12')
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect(await rows()).toEqual([
      [nobodys, 'unknown_employee'],
      [anas, 'good'],
      [anas, 'good'],
      [nobodys, 'unknown_employee'],
      [nobodys, 'unknown_employee'],
      [nobodys, 'after_midnight'],
      [nobodys, 'out_before_in'],
      [nobodys, 'noTimes'],
    ])
    await number(luz, '10')
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect((await rows()).slice(3, 6)).toEqual([
      ['Luz Reyes', 'good'],
      ['Luz Reyes', 'good'],
      ['Luz Reyes', 'after_midnight'],
    ])
  })

  it('writes no day by a number that its holder lost since the preview, whoever has it now', async () => {
    const file = `User ID,Date,In,Out\n10,2026-11-02,8:00,17:00\n${ana.code},2026-11-03,8:00,17:00`
    const by = importBy(tahi, manager)
    const { _id } = await by.preview(file)
    await number(ana, '12')
    await number(luz, '10')
    expect(await by.apply(_id)).toMatchObject({
      good: 1,
      problems: [{ problem: 'unknown_employee', rows: 1 }],
    })
    const recorded = async ({ id }: Person) =>
      (await tahi.call(manager, listAttendance, { params: { id }, query: {} })).ok.data.map(
        ({ date }) => date,
      )
    expect([await recorded(ana), await recorded(luz)]).toEqual([['2026-11-03'], []])
  })

  it('judges again what the records did not agree with, once these are corrected', async () => {
    const { ok } = await tahi.call(manager, createAttendance, {
      body: { userId: luz.id, date: '2026-11-04', timeIn: '08:00', timeOut: '16:00' },
    })
    const { _id } = await importBy(tahi, manager).preview(
      `User ID,Date,In,Out\n${luz.code},2026-11-04,8:00,17:00\n${luz.code},2026-11-05,9:00,8:00`,
    )
    const judge = async () => {
      const { ok } = await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
      return ok.data
    }
    const differs = { problem: 'exists_differently', rows: 1 }
    const ofFile = { problem: 'out_before_in', rows: 1 }
    expect((await judge()).problems).toEqual(expect.arrayContaining([differs, ofFile]))
    await tahi.call(manager, correctAttendance, {
      body: { _id: ok.data._id, timeIn: '08:00', timeOut: '17:00', reason: 'As the clock has it' },
    })
    expect(await judge()).toMatchObject({ unchanged: 1, bad: 1, problems: [ofFile] })
  })
})
