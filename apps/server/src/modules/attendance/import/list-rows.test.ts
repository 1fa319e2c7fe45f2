import {
  correctAttendance,
  createAttendance,
  judgeAttendanceImportAgain,
  removeAttendance,
  updatePerson,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Imports, importBy, openImports } from '../../../../test/fixtures/import-by.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { listRows } from './list-rows.ts'

describe("an import's rows beside what is recorded", () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person
  let imports: Imports

  beforeEach(async () => {
    ;({ tahi, manager, sewer, imports } = await openImports())
  })

  const file = (...rows: string[]) =>
    ['User ID,Date,Time In,Time Out', ...rows.map((row) => `${sewer.code},${row}`)].join('\n')
  const record = async (
    date: string,
    day: { timeIn?: string; timeOut?: string; status?: 'absent' | 'leave' },
  ) =>
    (
      await tahi.call(manager, createAttendance, {
        body: { status: 'pending', date, userId: sewer.id, ...day },
      })
    ).ok.data
  const listed = async (id: string) =>
    (await imports.rows(id)).map(({ problem, outcome, adds, recorded }) => [
      problem ?? adds ?? outcome,
      recorded && [recorded.timeIn, recorded.timeOut, recorded.status],
    ])

  it('show what they contradict, and what they add to it', async () => {
    const { _id: differing } = await record('2026-11-02', { timeIn: '09:00', timeOut: '17:00' })
    await record('2026-11-03', { status: 'leave' })
    await record('2026-11-04', { status: 'absent' })
    await record('2026-11-05', { timeIn: '08:00', timeOut: '' })
    await record('2026-11-06', { timeIn: '08:00', timeOut: '' })
    await record('2026-11-09', { timeIn: '08:00', timeOut: '17:00' })
    const colleague = await tahi.addPerson('user', manager.branchId)
    const theirs = { date: '2026-11-10', userId: colleague.id, timeIn: '08:00', timeOut: '17:00' }
    await tahi.call(manager, createAttendance, { body: theirs })

    const days = ['02', '03', '04', '05', '09', '10']
    const preview = await imports.preview(
      `${file(...days.map((day) => `2026-11-${day},08:00,17:00`), '2026-11-06,08:10,17:00')}\nX,2026-11-02,08:00,`,
    )
    expect(preview).toMatchObject({ good: 3, additions: { time_out: 1, times: 1 }, unchanged: 1, bad: 4 })
    expect(await listed(preview._id)).toEqual([
      ['exists_differently', ['09:00', '17:00', 'late']],
      ['exists_differently', ['', '', 'leave']],
      ['times', ['', '', 'absent']],
      ['time_out', ['08:00', '', 'present']],
      ['unchanged', ['08:00', '17:00', 'pending']],
      ['good', null],
      ['exists_differently', ['08:00', '', 'present']],
      ['unknown_employee', null],
    ])
    expect((await imports.rows(preview._id))[0]?.recorded?._id).toBe(differing)

    expect(await imports.apply(preview._id)).toMatchObject({ additions: { time_out: 1, times: 1 } })
    expect((await listed(preview._id))[2]).toEqual(['times', ['08:00', '17:00', 'pending']])
  })

  it('show it as it is now, not as it was at the preview', async () => {
    const corrected = await record('2026-11-02', { timeIn: '08:00', timeOut: '16:00' })
    const removed = await record('2026-11-03', { timeIn: '08:00', timeOut: '16:00' })
    const { _id } = await imports.preview(
      file(...['02', '03', '04'].map((day) => `2026-11-${day},08:00,17:00`)),
    )
    const { version } = corrected
    const body = { _id: corrected._id, version, timeIn: '08:00', timeOut: '16:30', reason: 'As agreed' }
    expect((await tahi.call(manager, correctAttendance, { body })).status).toBe(200)
    await tahi.call(manager, removeAttendance, { body: { _id: removed._id } })
    await record('2026-11-04', { timeIn: '09:00', timeOut: '17:00' })
    expect(await listed(_id)).toEqual([
      ['exists_differently', ['08:00', '16:30', 'pending']],
      ['exists_differently', null],
      ['good', ['09:00', '17:00', 'late']],
    ])
  })

  it('show no record of a branch out of reach', async () => {
    const kept = await record('2026-11-02', { timeIn: '08:00', timeOut: '16:00' })
    const { _id } = await imports.preview(file('2026-11-02,08:00,17:00'))
    const former = await tahi.addBranch()
    await tahi.database.asOwner((queries) =>
      sql`update attendance set branch_id = ${former} where id = ${kept._id}`.execute(queries),
    )
    expect(await listed(_id)).toEqual([['exists_differently', null]])
    // The statement holds the scope itself: the owner bypasses row security.
    const scope = scopeOf({ personId: manager.id, role: manager.role, branchId: manager.branchId })
    const unsecured = await tahi.database.asOwner((queries) =>
      listRows({ queries, scope }, { params: { id: _id }, query: {}, body: undefined }),
    )
    expect(unsecured).toMatchObject({ rows: [{ recorded: null }] })
    const head = await tahi.addPerson('hr')
    expect(await importBy(tahi, head).rows(_id)).toMatchObject([{ recorded: { _id: kept._id } }])
  })

  it('add nothing once they are refused, or recorded by somebody else', async () => {
    await tahi.call(manager, updatePerson, { body: { _id: sewer.id, clockNumber: '9' } })
    await record('2026-11-02', { timeIn: '08:00', timeOut: '' })
    const twice = `${file('2026-11-02,08:00,17:00')}\n9,2026-11-02,08:00,18:00`
    const refused = await imports.preview(twice)
    expect(refused).toMatchObject({ bad: 2, additions: { time_out: 0, times: 0 } })
    expect((await imports.rows(refused._id)).map(({ adds }) => adds)).toEqual([null, null])

    const evening = await imports.preview(file('2026-11-02,08:00,17:00'))
    expect(evening).toMatchObject({ good: 1, additions: { time_out: 1, times: 0 } })
    await imports.apply((await imports.preview(file('2026-11-02,08:00,17:00')))._id)
    expect(await imports.apply(evening._id)).toMatchObject({
      good: 0,
      unchanged: 1,
      additions: { time_out: 0, times: 0 },
    })
  })

  it('add to it also when their employee becomes known later', async () => {
    await record('2026-11-02', { timeIn: '08:00', timeOut: '' })
    const { _id } = await imports.preview('AC-No.,Date,In,Out\n9,2026-11-02,08:00,17:00')
    await tahi.call(manager, updatePerson, { body: { _id: sewer.id, clockNumber: '9' } })
    const again = await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect(again.ok.data).toMatchObject({ good: 1, additions: { time_out: 1, times: 0 } })
    expect(await listed(_id)).toEqual([['time_out', ['08:00', '', 'present']]])
  })
})
