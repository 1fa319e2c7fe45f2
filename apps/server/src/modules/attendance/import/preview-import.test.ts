import { createAttendance, listAttendanceImportRows, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'
import { workbookOf } from '../../../../test/fixtures/workbook.ts'

describe('the preview of an import', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch, { firstName: 'Luz', lastName: 'Reyes' })
  })

  it("says every row's problem", async () => {
    const stranger = await tahi.addPerson('user', await tahi.addBranch(), { lastName: 'Secret' })
    const paid = await tahi.addPerson('user', manager.branchId)
    await coverByPayslip(tahi, paid, '2026-11-01', '2026-11-15')
    const recorded = { date: '2026-11-10', timeIn: '08:00', timeOut: '17:00', userId: sewer.id }
    await tahi.call(manager, createAttendance, { body: recorded })

    const code = sewer.code
    const done = await importBy(tahi, manager).preview(
      [
        'User ID,Date,Time In,Time Out',
        `${code.toLowerCase()},2026-11-02,08:00,17:00`,
        `,2026-11-03,08:00,17:00`,
        `${code},yesterday,08:00,17:00`,
        `${code},2026-11-19,08:00,17:00`,
        `${code},2026-11-03,late,17:00`,
        `${code},2026-11-03,,17:00`,
        `${code},2026-11-03,17:00,08:00`,
        `${code},2026-11-03,,`,
        `${code},2026-11-02,08:00,17:00`,
        'NOBODY-1,2026-11-03,08:00,17:00',
        `${stranger.code},2026-11-03,08:00,17:00`,
        `${paid.code},2026-11-15,08:00,17:00`,
        `${paid.code},2026-11-16,08:00,17:00`,
        `${code},2026-11-10,08:00,17:01`,
        `${code},2026-11-10,08:00,17:01`,
        `${code},2026-11-11,08:00,12:00`,
        `${code},2026-11-11,13:00,17:00`,
        `${code},2026-11-12,00:00,16:00`,
        `${code},2026-11-13,07:31,00:00`,
        `${code},2026-11-14,00:00,00:00`,
        `${code},1999-12-31,08:00,17:00`,
        `${code},2101-01-01,08:00,17:00`,
      ].join('\n'),
    )
    expect(done).toMatchObject({
      state: 'ready',
      progress: 1,
      layout: 'daily',
      rows: 22,
      good: 3,
      noTimes: 2,
    })
    expect(done.problems.reduce((sum, { rows }) => sum + rows, 0)).toBe(done.bad)

    const rows = await importBy(tahi, manager).rows(done._id)
    expect(rows.map(({ line, outcome, problem }) => [line, problem ?? outcome])).toEqual([
      [2, 'good'],
      [3, 'no_user_id'],
      [4, 'bad_date'],
      [5, 'future_date'],
      [6, 'bad_time'],
      [7, 'out_without_in'],
      [8, 'out_before_in'],
      [9, 'noTimes'],
      [10, 'duplicate_in_file'],
      [11, 'unknown_employee'],
      [12, 'other_branch'],
      [13, 'covered_by_payslip'],
      [14, 'good'],
      [15, 'exists_differently'],
      [16, 'duplicate_in_file'],
      [17, 'differs_in_file'],
      [18, 'differs_in_file'],
      [19, 'midnight'],
      [20, 'good'],
      [21, 'noTimes'],
      [22, 'bad_date'],
      [23, 'bad_date'],
    ])
    expect(rows[0]).toMatchObject({
      name: 'Luz Reyes',
      date: '2026-11-02',
      timeIn: '08:00',
      timeOut: '17:00',
    })
    const nothing = { date: '', timeIn: '', timeOut: '' }
    expect(rows[0]?.unread).toEqual(nothing)
    expect(rows[2]?.unread).toEqual({ ...nothing, date: 'yesterday' })
    expect(rows[4]?.unread).toEqual({ ...nothing, timeIn: 'late' })
    expect(rows.slice(17, 20)).toMatchObject([
      { timeIn: '00:00', timeOut: '16:00', unread: nothing },
      { timeIn: '07:31', timeOut: '', unread: nothing },
      { timeIn: '', timeOut: '', unread: nothing },
    ])
    expect(rows.find(({ problem }) => problem === 'other_branch')).toMatchObject({ name: '' })
    const kept = await tahi.database.asOwner((queries) =>
      sql`select from attendance_import_row where person_id = ${stranger.id}`.execute(queries),
    )
    expect(kept.rows).toEqual([])

    const query = { outcome: 'bad', page: 2, pageSize: 5 } as const
    const paged = await tahi.call(manager, listAttendanceImportRows, { params: { id: done._id }, query })
    expect(paged.ok).toMatchObject({ total: 17, page: 2, pageSize: 5 })
    expect(paged.ok.data.map(({ line }) => line)).toEqual([8, 10, 11, 12, 13])
  })

  it('finds what is recorded already, also under a payslip, and people who left', async () => {
    const seamer = await tahi.addPerson('user', manager.branchId)
    for (const recorded of [
      { date: '2026-11-09', timeIn: '08:00', timeOut: '' },
      { date: '2026-11-17', timeIn: '08:05', timeOut: '17:00' },
    ])
      await tahi.call(manager, createAttendance, { body: { ...recorded, userId: seamer.id } })
    await coverByPayslip(tahi, seamer, '2026-11-01', '2026-11-15')
    const former = await tahi.addPerson('user', manager.branchId)
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', former.id).execute(),
    )
    const head = await tahi.addPerson('hr')
    const { _id, unchanged } = await importBy(tahi, manager).preview(
      `User ID,Date,In,Out\n${seamer.code},2026-11-09,8:00,\n${seamer.code},2026-11-17,8:00,17:00\n${former.code},2026-11-09,8:00,\n${head.code},2026-11-09,8:00,\n`,
    )
    expect(unchanged).toBe(1)
    const rows = await importBy(tahi, manager).rows(_id)
    expect(rows.map(({ outcome, problem }) => problem ?? outcome)).toEqual([
      'unchanged',
      'exists_differently',
      'unknown_employee',
      'unknown_employee',
    ])
  })

  it('asks an HR Manager for the branch, and takes no other from a manager', async () => {
    const hr = await tahi.addPerson('hr')
    const file = `User ID,Date,In,Out\n${sewer.code},2026-10-05,8:00,17:00`
    const unnamed = await importBy(tahi, hr).send(file)
    expect(unnamed).toMatchObject({ status: 400, body: { errors: [{ path: 'branchId' }] } })
    expect((await importBy(tahi, hr).send(file, '0190a000-0000-7000-8000-000000000000')).status).toBe(404)
    expect(await importBy(tahi, hr).preview(file, manager.branchId ?? '')).toMatchObject({ good: 1 })

    const other = await tahi.addBranch()
    expect((await importBy(tahi, manager).send(file, other)).status).toBe(404)
  })

  it('reads one file of a person at a time, and others of others', async () => {
    const file = 'User ID,Date,In,Out\nX,2026-10-05,8:00,17:00'
    const [keeper, other] = [
      await tahi.addPerson('manager', manager.branchId),
      await tahi.addPerson('manager', manager.branchId),
    ]
    const { _id } = await importBy(tahi, keeper).preview(file)
    const become = (state: string) =>
      tahi.database.asOwner((queries) =>
        sql`update attendance_import set state = ${state} where id = ${_id}`.execute(queries),
      )
    await become('reading')
    const { status, body } = await importBy(tahi, keeper).send(file)
    expect([status, body.msg]).toEqual([409, texts.imports.oneAtATime])
    expect((await importBy(tahi, other).preview(file)).state).toBe('ready')
    await become('ready')
    expect((await importBy(tahi, keeper).preview(file)).state).toBe('ready')
  })

  it('reads one sheet of a spreadsheet and says so, and takes no failed formula for an empty cell', async () => {
    const titles = ['User ID', 'Date', 'Time In', 'Time Out']
    const { code } = await tahi.addPerson('user', manager.branchId)
    const imports = importBy(tahi, manager)
    const found = await imports.preview(
      workbookOf([
        { name: 'Old', state: 'hidden', rows: [titles, [code, '2026-09-01', '8:00', '17:00']] },
        {
          name: 'Oct 5',
          rows: [
            titles,
            [code, '2026-10-05', '8:00', { failed: '#N/A' }],
            [code, '2026-10-06', { formula: 8 / 24 }, { formula: '17:00' }],
          ],
        },
        { name: 'Oct 7', rows: [titles, [code, '2026-10-07', '8:00', '17:00']] },
      ]),
    )
    const sheets = { read: 'Oct 5', notRead: ['Oct 7'], more: 0 }
    expect(found).toMatchObject({ state: 'ready', sheets, rows: 2, good: 1, bad: 1 })
    const [missed] = await imports.rows(found._id)
    expect(missed).toMatchObject({ problem: 'bad_time', timeIn: '08:00', unread: { timeOut: '#N/A' } })
    expect(await imports.apply(found._id)).toMatchObject({ state: 'imported', sheets })
  })

  it("does not show another branch's import", async () => {
    const { _id } = await importBy(tahi, manager).preview('User ID,Date,In,Out\nX,2026-10-05,8:00,17:00')
    const stranger = importBy(tahi, await tahi.addPerson('manager', await tahi.addBranch()))
    for (const see of [stranger.read, stranger.rows, stranger.apply])
      await expect(see(_id)).rejects.toThrow(texts.recordNotFound)
  })
})
