import { correctAttendance, createAttendance, judgeAttendanceImportAgain, updatePerson } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Imports, importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

// With the usual hours, a time in at 00:40 is a going home while the day before has no time out.
describe('a going home after midnight by a number of the clock', () => {
  let tahi: TestServer
  let manager: Person
  let luz: Person
  let ana: Person
  let imports: Imports

  beforeEach(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    luz = await tahi.addPerson('user', branch, { firstName: 'Luz', lastName: 'Reyes' })
    ana = await tahi.addPerson('user', branch, { firstName: 'Ana', lastName: 'Cruz' })
    imports = importBy(tahi, manager)
    await number(ana, '10')
  })

  const number = async (person: Person, clockNumber: string | null) => {
    const { status } = await tahi.call(manager, updatePerson, { body: { _id: person.id, clockNumber } })
    expect(status).toBe(200)
  }
  const table = (...rows: string[]) => ['AC-No.,Date,In,Out', ...rows].join('\n')
  const rows = async (_id: string) =>
    (await imports.rows(_id)).map(({ name, problem, outcome }) => [name, problem ?? outcome])
  const seen = async (...file: string[]) => rows((await imports.preview(table(...file)))._id)
  const again = async (_id: string) => {
    await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    return rows(_id)
  }
  /** Records Ana's day 5 from 13:00 on without an end. @returns how to enter its end */
  const openEve = async () => {
    const body = { userId: ana.id, date: '2026-11-05', timeIn: '13:00', timeOut: '' }
    const { _id } = (await tahi.call(manager, createAttendance, { body })).ok.data
    return async () => {
      const mended = { _id, timeIn: '13:00', timeOut: '23:59', reason: 'Overtime' }
      expect((await tahi.call(manager, correctAttendance, { body: mended })).status).toBe(200)
    }
  }

  it('stays one when the number turns out to be of another, whose day before nobody knows', async () => {
    await openEve()
    const night = '10,2026-11-06,00:40,17:00'
    const { _id } = await imports.preview(table(night))
    expect(await rows(_id)).toEqual([['Ana Cruz', 'after_midnight']])
    await number(ana, '12')
    await number(luz, '10')
    // Not even where Check Again was not pressed before, and the next night follows it.
    const luzs = ['Luz Reyes', 'after_midnight']
    expect(await seen(night)).toEqual([luzs])
    expect(await seen('10,2026-11-07,00:35,13:00')).toEqual([luzs])
    expect(await again(_id)).toEqual([luzs])
    expect(await imports.apply(_id)).toMatchObject({ good: 0, bad: 1 })
  })

  it('is one after an evening that was written to the number’s wrong holder, until HR has entered it', async () => {
    const evening = await imports.preview(table('10,2026-11-05,13:00,'))
    expect(await imports.apply(evening._id)).toMatchObject({ good: 1 })
    await number(ana, null)
    await number(luz, '10')
    const nights = (time: string) => seen(`10,2026-11-06,${time},17:00`)
    expect(await nights('00:40')).toEqual([['Luz Reyes', 'after_midnight']])
    const body = { userId: luz.id, date: '2026-11-05', timeIn: '13:00', timeOut: '23:59' }
    await tahi.call(manager, createAttendance, { body })
    expect(await nights('00:41')).toEqual([['Luz Reyes', 'good']])
  })

  it('is none after an evening that a later file completed', async () => {
    for (const end of ['', '23:30']) {
      const { _id } = await imports.preview(table(`10,2026-11-05,13:00,${end}`))
      await imports.apply(_id)
    }
    await number(ana, null)
    await number(luz, '10')
    expect(await seen('10,2026-11-06,00:40,17:00')).toEqual([['Luz Reyes', 'good']])
  })

  it('stays one, of nobody, when its holder loses the number while it is written', async () => {
    await openEve()
    const file = table('10,2026-11-06,00:40,17:00', `${luz.code},2026-11-06,8:00,17:00`)
    const { _id } = await imports.preview(file)
    await number(ana, null)
    await imports.apply(_id)
    expect(await rows(_id)).toEqual([
      ['', 'after_midnight'],
      ['Luz Reyes', 'good'],
    ])
  })

  it('stays one where the file has the day by user ID too, once the day before is complete', async () => {
    const complete = await openEve()
    const held = ['Ana Cruz', 'after_midnight']
    const { _id } = await imports.preview(
      table(`${ana.code},2026-11-06,00:40,17:00`, '10,2026-11-06,00:40,17:00'),
    )
    const before = await rows(_id)
    expect(before).toEqual([held, held])
    await complete()
    expect(await again(_id)).toEqual(before)
  })

  it('stays one where the same number is known only when the day before is complete', async () => {
    await number(ana, null)
    const complete = await openEve()
    const { _id } = await imports.preview(
      table(`${ana.code},2026-11-06,00:40,17:00`, '10,2026-11-06,00:40,17:00', '010,2026-11-06,00:45,17:00'),
    )
    await complete()
    await number(ana, '10')
    const anas = (problem: string) => ['Ana Cruz', problem]
    expect(await again(_id)).toEqual(['after_midnight', 'after_midnight', 'differs_by_number'].map(anas))
  })
})
