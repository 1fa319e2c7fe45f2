import {
  assignShift,
  correctAttendance,
  createAttendance,
  createShift,
  exportAttendanceImportProblems,
  judgeAttendanceImportAgain,
  listAttendance,
  texts,
} from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Imports, openImports } from '../../../../test/fixtures/import-by.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'

// The usual hours begin at 07:00, so the night ends at 04:00.
describe('a going home after midnight in a file of punches', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person
  let colleague: Person
  let imports: Imports

  beforeEach(async () => {
    ;({ tahi, manager, sewer, imports } = await openImports())
    colleague = await tahi.addPerson('user', manager.branchId)
  })

  const list = (...punches: string[]) =>
    ['AC-No.,Time', ...punches.map((punch) => `${sewer.code},2026-11-${punch}`)].join('\n')
  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(
      ({ date, timeIn, timeOut, outcome, problem }) =>
        `${date.slice(8)} ${timeIn}-${timeOut} ${problem ?? outcome}`,
    )
  const seen = async (...punches: string[]) => outcomes((await imports.preview(list(...punches)))._id)
  const record = async (date: string, timeIn: string, timeOut: string, person = sewer) => {
    const body = { userId: person.id, date: `2026-11-${date}`, timeIn, timeOut }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }

  it('is no time in while the day before has no time out, and is in the file of rows to mend', async () => {
    const file = list('05 13:00', '06 00:40', '06 10:30', '06 17:00', '07 10:29')
    const { _id, good, problems } = await imports.preview(file)
    expect([good, problems]).toEqual([2, [{ problem: 'after_midnight', rows: 1 }]])
    expect(await outcomes(_id)).toEqual(['05 13:00- good', '06 00:40-17:00 after_midnight', '07 10:29- good'])
    const problemText = texts.attendanceImport.problems.after_midnight
    const sheet = await tahi.call(manager, exportAttendanceImportProblems, { params: { id: _id } })
    expect(JSON.stringify(await readSheet(sheet.raw))).toContain(problemText)
    await imports.apply(_id)
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    const { data } = (await tahi.call(manager, listAttendance, input)).ok
    expect(data.map(({ date }) => date)).toEqual(['2026-11-05', '2026-11-07'])
  })

  it('is one also where the day before is recorded without a time out, also since the preview', async () => {
    await record('05', '07:00', '16:00', colleague)
    const { _id } = await imports.preview(list('06 00:40', '06 17:00'))
    expect(await outcomes(_id)).toEqual(['06 00:40-17:00 good'])
    const before = await record('05', '13:00', '')
    expect(await imports.apply(_id)).toMatchObject({ good: 0, bad: 1 })
    expect(await seen('06 00:40', '06 17:00')).toEqual(['06 00:40-17:00 after_midnight'])
    // The time in stays wrong when the day before has its time out.
    const held = await imports.preview(list('06 00:40', '06 17:00'))
    const body = { _id: before._id, timeIn: '13:00', timeOut: '23:59', reason: 'Overtime' }
    expect((await tahi.call(manager, correctAttendance, { body })).status).toBe(200)
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id: held._id } })
    expect(await outcomes(held._id)).toEqual(['06 00:40-17:00 after_midnight'])
  })

  it('makes the first punch of the next night one too', async () => {
    const punches = ['05 13:00', '06 00:40', '06 13:00', '07 00:35', '07 13:00', '08 06:00', '08 16:00']
    expect(await seen(...punches)).toEqual([
      '05 13:00- good',
      '06 00:40-13:00 after_midnight',
      '07 00:35-13:00 after_midnight',
      '08 06:00-16:00 good',
    ])
  })

  it('makes it one also in the next file, until HR has entered the day that was held back', async () => {
    const { _id } = await imports.preview(list('05 13:00', '06 00:40', '06 13:00'))
    await imports.apply(_id)
    const next = list('07 00:35', '07 13:00', '08 06:00', '08 16:00')
    const held = await imports.preview(next)
    expect(await outcomes(held._id)).toEqual(['07 00:35-13:00 after_midnight', '08 06:00-16:00 good'])
    await record('06', '13:00', '23:59')
    expect(await seen('07 00:36', '07 13:00')).toEqual(['07 00:36-13:00 good'])
    // It stays what it was held for.
    expect(await outcomes((await imports.preview(next))._id)).toEqual(await outcomes(held._id))
  })

  it('stays one in the file of rows to mend, also when the day before is complete by then', async () => {
    const { _id } = await imports.preview(list('05 13:00', '06 00:40', '06 17:00'))
    await record('05', '13:00', '23:59')
    expect(await seen('06 00:40', '06 17:00')).toEqual(['06 00:40-17:00 after_midnight'])
    expect(await seen('06 10:30', '06 17:00')).toEqual(['06 10:30-17:00 good'])
    await imports.apply(_id)
    expect(await seen('06 00:40', '06 17:00')).toEqual(['06 00:40-17:00 after_midnight'])
  })

  it('is a time in where the day before is complete, in the file or as recorded, and from the end of the night on', async () => {
    await record('09', '13:00', '')
    await record('12', '07:00', '16:00')
    const punches = ['09 13:00', '09 22:00', '10 00:40', '10 09:00', '13 00:40', '13 09:00']
    expect(await seen(...punches)).toEqual([
      '09 13:00-22:00 good',
      '10 00:40-09:00 good',
      '13 00:40-09:00 good',
    ])
    expect(await seen('16 13:00', '17 04:00', '17 13:00')).toEqual(['16 13:00- good', '17 04:00-13:00 good'])
  })

  it('ends two hours before an early shift', async () => {
    const hours = { name: 'Early', start: '05:00', end: '14:00' }
    const shift = (await tahi.call(manager, createShift, { body: hours })).ok.data
    await tahi.call(manager, assignShift, {
      body: { shiftId: shift._id, userIds: [sewer.id], from: '2026-11-02' },
    })
    expect(await seen('05 05:00', '06 02:59', '06 14:00')).toEqual([
      '05 05:00- good',
      '06 02:59-14:00 after_midnight',
    ])
    expect(await seen('05 05:00', '06 03:00', '06 14:00')).toEqual(['05 05:00- good', '06 03:00-14:00 good'])
  })

  it('is held back where nothing is known of the day before, until times of it are recorded in the branch', async () => {
    const file = list('06 00:40', '06 13:00', '07 00:35', '07 13:00', '08 05:00', '08 16:00')
    const { _id } = await imports.preview(file)
    const held = ['06 00:40-13:00 unknown_night', '07 00:35-13:00 unknown_night', '08 05:00-16:00 good']
    expect(await outcomes(_id)).toEqual(held)
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect(await outcomes(_id)).toEqual(held)
    // One who came at that hour, when the others' day is known.
    await record('05', '07:00', '16:00', colleague)
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect(await outcomes(_id)).toEqual(held.map((row) => row.replace('unknown_night', 'good')))
  })

  it('makes the first punch of the next night one too, also in the next file', async () => {
    await record('06', '07:00', '16:00', colleague)
    const { _id } = await imports.preview(list('06 00:40', '06 13:00', '08 06:00', '08 16:00'))
    expect(await imports.apply(_id)).toMatchObject({ bad: 1, good: 1 })
    expect(await seen('07 00:35', '07 13:00')).toEqual(['07 00:35-13:00 after_midnight'])
  })

  it('completes a day whose time in is recorded already', async () => {
    await record('05', '13:00', '')
    await record('06', '00:40', '')
    expect(await seen('06 00:40', '06 17:00')).toEqual(['06 00:40-17:00 good'])
  })
})
