import { exportPeople, previewPayslip, removeRate, texts } from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { peopleImportBy } from '../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const msg = texts.person.ratesUntil('Nov 5, 2026')

describe('pay rates of people who left', () => {
  let office: PeopleBranches
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    sewer = office.sewer
    await office.work('2026-11-03')
  })

  const setLastDay = (columns: { left_branch_on: string } | { deactivated_on: string }) =>
    office.tahi.database.asOwner((queries) =>
      queries.updateTable('person').set(columns).where('id', '=', sewer.id).execute(),
    )
  const remove = (from: string, as: Person) =>
    office.tahi.call(as, removeRate, { body: { _id: sewer.id, from } })
  const grossPay = async () => {
    const body = { employeeId: sewer.id, date: '2026-11-01', endDate: '2026-11-15' }
    return (await office.tahi.call(office.hr, previewPayslip, { body })).ok.data.grossPay
  }

  it('are set for their days in a branch alone when they went to head office, and taken out', async () => {
    const { admin, hr, tahi } = office
    await office.change(admin, sewer, { role: 'act' })
    await setLastDay({ left_branch_on: '2026-11-05' })
    expect(await grossPay()).toBe(0)

    const tooLate = { dailyRate: 500, overRate: 78, ratesFrom: '2026-11-06' }
    const { failure } = await office.change(admin, sewer, tooLate)
    expect(failure.errors).toEqual([{ path: 'ratesFrom', msg }])
    expect((await office.change(hr, sewer, { dailyRate: 500, overRate: 78 })).status).toBe(403)

    const first = (await office.change(admin, sewer, { dailyRate: 500, overRate: 78 })).ok.data
    expect(first).toMatchObject({
      can: expect.arrayContaining(['setRates']),
      dailyRate: 500,
      rates: [{ from: '2026-10-01' }],
    })
    expect(await grossPay()).toBe(500)
    const raised = (await office.change(admin, sewer, { dailyRate: 550 })).ok.data
    expect(raised).toMatchObject({ dailyRate: 550, rates: [{ from: '2026-11-05' }, { from: '2026-10-01' }] })
    expect((await remove('2026-11-05', admin)).ok.data.rates).toEqual(first.rates)

    await tahi.addRate(sewer, '2026-11-10', 60_000, 9_000)
    expect((await office.read(admin, sewer)).dailyRate).toBe(500)
    expect((await remove('2026-11-10', admin)).ok.data.rates).toEqual(first.rates)
    expect((await remove('2026-10-01', hr)).status).toBe(403)
    expect((await remove('2026-10-01', admin)).status).toBe(200)
    expect(await grossPay()).toBe(0)
  })

  it('are set up to the day of the deactivation, and for later days when they are hired again', async () => {
    const { manager } = office
    await office.change(manager, sewer, { status: false })
    await setLastDay({ deactivated_on: '2026-11-05' })
    const { failure } = await office.change(manager, sewer, {
      dailyRate: 500,
      overRate: 78,
      ratesFrom: '2026-11-06',
    })
    expect(failure.errors).toEqual([{ path: 'ratesFrom', msg }])

    const first = (await office.change(manager, sewer, { dailyRate: 500, overRate: 78 })).ok.data
    expect(first).toMatchObject({ leftOn: '2026-11-05', dailyRate: 500, rates: [{ from: '2026-10-01' }] })
    expect(await grossPay()).toBe(500)
    const raised = (await office.change(manager, sewer, { dailyRate: 550 })).ok.data
    expect(raised).toMatchObject({ dailyRate: 550, rates: [{ from: '2026-11-05' }, { from: '2026-10-01' }] })
    // A save that is repeated after a lost reply finds its own result.
    const again = await office.change(manager, sewer, { dailyRate: 550, version: first.version })
    expect(again.status).toBe(200)

    const back = (await office.change(manager, sewer, { status: true, dailyRate: 600 })).ok.data
    expect(back).toMatchObject({ leftOn: null, dailyRate: 600, rates: [{ from: '2026-11-18' }, {}, {}] })
    const planned = await office.change(manager, sewer, { dailyRate: 650, ratesFrom: '2026-12-01' })
    expect(planned.ok.data.rates[0]).toMatchObject({ from: '2026-12-01', dailyRate: 650 })
  })

  it('that were planned for after the deactivation are told nowhere as theirs, and are taken out', async () => {
    const { manager, tahi } = office
    await tahi.addRate(sewer, '2026-01-01', 50_000, 7_800)
    await tahi.addRate(sewer, '2026-11-10', 60_000, 9_000)
    await office.change(manager, sewer, { status: false })
    await setLastDay({ deactivated_on: '2026-11-05' })
    expect((await office.read(manager, sewer)).dailyRate).toBe(500)
    const { raw } = await tahi.call(manager, exportPeople, { query: { status: 'deactivated' } })
    expect((await readSheet(raw, 'Employees'))[1]?.slice(-3)).toEqual([500, 78, '2026-01-01'])
    const table = [
      ['User ID', 'Daily Rate'],
      [sewer.code, 500],
    ]
    expect(await peopleImportBy(tahi, manager).previewCells(table)).toMatchObject({ unchanged: 1 })
    expect((await remove('2026-11-10', manager)).ok.data.rates).toMatchObject([{ from: '2026-01-01' }])
  })
})
