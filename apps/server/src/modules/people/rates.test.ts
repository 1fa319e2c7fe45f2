import { createPayslip, listPersonRecords, previewPayslip, removeRate, texts } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('pay rates', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
  })

  const set = (dailyRate: number, overRate: number, ratesFrom?: string, as = manager) =>
    office.change(as, sewer, { dailyRate, overRate, ...(ratesFrom && { ratesFrom }) })
  const remove = (from: string, as = manager, { id } = sewer) =>
    office.tahi.call(as, removeRate, { body: { _id: id, from } })
  const blocks = async () => {
    const { ok } = await office.tahi.call(manager, listPersonRecords, { query: { search: sewer.code } })
    return ok.data[0]?.blocks
  }

  it('hold from today unless another day is named, the newest that began today', async () => {
    await set(500, 78, '2026-01-01')
    expect((await set(537.55, 83.99)).ok.data).toMatchObject({
      dailyRate: 537.55,
      overRate: 83.99,
      rates: [
        { from: '2026-11-18', dailyRate: 537.55, overRate: 83.99 },
        { from: '2026-01-01', dailyRate: 500, overRate: 78 },
      ],
      version: 3,
    })
    const planned = (await set(600, 90, '2027-01-01')).ok.data
    expect(planned).toMatchObject({ dailyRate: 537.55, rates: [{ from: '2027-01-01' }, {}, {}] })
  })

  it('that are null, as of a record without any, change nothing', async () => {
    const none = await office.change(manager, sewer, {
      dailyRate: null,
      overRate: null,
      address: { city: 'Baguio' },
    })
    expect(none.ok.data).toMatchObject({ dailyRate: null, rates: [], address: { city: 'Baguio' } })
    await set(500, 78)
    const kept = await office.change(manager, sewer, { dailyRate: null, overRate: null })
    expect(kept.ok.data).toMatchObject({ dailyRate: 500, overRate: 78 })
    const one = await office.change(manager, sewer, { dailyRate: null, overRate: 80 })
    expect(one.ok.data).toMatchObject({ dailyRate: 500, overRate: 80 })
  })

  it('hold for the days of last month too when they are the first, and from today when they are a raise', async () => {
    expect((await set(500, 78)).ok.data.rates).toEqual([{ from: '2026-10-01', dailyRate: 500, overRate: 78 }])
    expect((await set(550, 78)).ok.data.rates).toEqual([
      { from: '2026-11-18', dailyRate: 550, overRate: 78 },
      { from: '2026-10-01', dailyRate: 500, overRate: 78 },
    ])
  })

  it('of the same day are replaced', async () => {
    await set(500, 78, '2026-11-18')
    expect((await set(510, 80)).ok.data.rates).toEqual([{ from: '2026-11-18', dailyRate: 510, overRate: 80 }])
    expect(
      (await office.trailOf(sewer)).map(({ action, before, after }) => ({ action, before, after })),
    ).toEqual([
      {
        action: 'person.set-rate',
        before: null,
        after: { from: '2026-11-18', dailyRate: 500, overRate: 78 },
      },
      {
        action: 'person.set-rate',
        before: { from: '2026-11-18', dailyRate: 500, overRate: 78 },
        after: { from: '2026-11-18', dailyRate: 510, overRate: 80 },
      },
    ])
  })

  it('that hold on the day already are not written again', async () => {
    const { version } = (await set(500, 78, '2026-01-01')).ok.data
    for (const again of [await set(500, 78), await set(500, 78, '2026-01-01')])
      expect(again.ok.data).toMatchObject({ version, rates: [{ from: '2026-01-01' }] })
    // No rate applied before that day.
    expect((await set(500, 78, '2025-06-01')).ok.data.rates).toHaveLength(2)
  })

  it('of which one is left out keep that one', async () => {
    const alone = await office.change(manager, sewer, { dailyRate: 500 })
    expect(alone.failure.errors).toEqual([{ path: 'overRate', msg: texts.person.overRateNeeded }])
    const other = await office.change(manager, sewer, { overRate: 70 })
    expect(other.failure.errors).toEqual([{ path: 'dailyRate', msg: texts.person.dailyRateNeeded }])
    await set(500, 78, '2026-01-01')
    expect((await office.change(manager, sewer, { dailyRate: 520 })).ok.data).toMatchObject({
      dailyRate: 520,
      overRate: 78,
    })
  })

  it('are pesos with at most two decimals, not below 0, from a day that is not mistyped', async () => {
    for (const [dailyRate, path] of [
      [500.005, 'dailyRate'],
      [-1, 'dailyRate'],
    ] as const)
      expect((await set(dailyRate, 0)).failure.errors?.map((error) => error.path)).toEqual([path])
    for (const from of ['0202-01-01', '2926-01-01'])
      expect((await set(500, 78, from)).failure.errors).toEqual([
        { path: 'ratesFrom', msg: texts.person.ratesFrom },
      ])
    expect((await set(500, 78, '2026-02-30')).status).toBe(400)
  })

  it('are no more than a mistyped amount could be', async () => {
    expect((await set(100_000, 10_000)).status).toBe(200)
    expect((await set(100_000.01, 78)).failure.errors).toEqual([
      { path: 'dailyRate', msg: 'At most ₱100,000 a day' },
    ])
    expect((await set(1_000_000_000_000, 10_000.01)).failure.errors).toEqual([
      { path: 'dailyRate', msg: 'At most ₱100,000 a day' },
      { path: 'overRate', msg: 'At most ₱10,000 an hour' },
    ])
  })

  it('are taken out by their day, the last one too', async () => {
    const colleague = await office.tahi.addPerson('user', office.branch)
    const rates = { dailyRate: 600, overRate: 80, ratesFrom: '2026-11-18' }
    const before = (await office.change(manager, colleague, rates)).ok.data
    await set(500, 78, '2026-01-01')
    await set(5000, 78)
    expect((await remove('2026-11-18')).ok.data).toMatchObject({
      dailyRate: 500,
      version: 4,
      rates: [{ from: '2026-01-01' }],
    })
    expect(await blocks()).not.toContain('no_rate')
    expect((await remove('2026-11-18')).failure.errors).toEqual([
      { path: 'from', msg: texts.person.noSuchRate },
    ])
    expect((await remove('2026-01-01')).ok.data).toMatchObject({ dailyRate: null, overRate: null, rates: [] })
    expect(await blocks()).toContain('no_rate')
    expect((await office.trailOf(sewer)).at(-1)).toMatchObject({
      action: 'person.remove-rate',
      before: { from: '2026-01-01', dailyRate: 500, overRate: 78 },
      after: null,
    })
    expect(await office.read(manager, colleague)).toMatchObject({
      rates: before.rates,
      version: before.version,
    })
  })

  it('that were corrected since they were seen are not taken out', async () => {
    const { version } = (await set(500, 78, '2026-11-01')).ok.data
    await set(550, 78, '2026-11-01', office.hr)
    const body = { _id: sewer.id, from: '2026-11-01', version }
    const refused = await office.tahi.call(manager, removeRate, { body })
    expect([refused.status, refused.failure.data]).toMatchObject([
      409,
      { rates: [{ from: '2026-11-01', dailyRate: 550 }] },
    ])
    expect((await office.read(manager, sewer)).dailyRate).toBe(550)
  })

  it('are set and taken out by those who keep the record alone', async () => {
    const colleague = await office.tahi.addPerson('manager', office.branch)
    await office.tahi.addRate(colleague, '2026-01-01', 60_000, 9_000)
    expect((await set(500, 78, '2026-01-01', office.hr)).status).toBe(200)
    expect((await set(510, 78, undefined, office.act)).status).toBe(403)
    expect((await remove('2026-01-01', office.act)).status).toBe(403)
    expect((await remove('2026-01-01', sewer)).status).toBe(403)
    expect((await remove('2026-01-01', manager, colleague)).failure.msg).toBe(texts.person.keepsEmployees)
    expect((await remove('2026-01-01', office.hr, colleague)).failure.msg).toBe(texts.person.keepsEmployees)
    expect((await remove('2026-01-01', colleague, colleague)).failure.msg).toBe(texts.person.ownRates)
    expect((await remove('2026-01-01', manager, office.stranger)).status).toBe(404)
    expect((await remove('2026-01-01', office.admin, colleague)).status).toBe(200)
  })

  it('are not for head office', async () => {
    const { failure } = await office.change(office.admin, office.hr, { dailyRate: 500, overRate: 78 })
    expect(failure.errors).toEqual([{ path: 'dailyRate', msg: texts.person.noRates }])
  })

  it('of a payslip are those of its days, whatever holds today', async () => {
    await set(500, 78, '2026-10-01')
    await set(800, 120)
    await office.work('2026-11-03')
    const body = { employeeId: sewer.id, date: '2026-11-01', endDate: '2026-11-15' }
    const preview = (await office.tahi.call(manager, previewPayslip, { body })).ok.data
    expect(preview).toMatchObject({ dailyRate: 500, grossPay: 500 })
    expect((await office.tahi.call(manager, createPayslip, { body })).ok.data.grossPay).toBe(500)
    // Removing the rate does not change payslips that used it.
    await remove('2026-10-01')
    expect((await office.tahi.call(manager, createPayslip, { body })).failure.code).toBe('conflict')
  })
})
