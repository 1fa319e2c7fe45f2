import { removeRate } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('pay rates of several days', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
  })

  const set = (dailyRate: number, overRate: number, ratesFrom: string) =>
    office.change(manager, sewer, { dailyRate, overRate, ratesFrom })
  const remove = (from: string) => office.tahi.call(manager, removeRate, { body: { _id: sewer.id, from } })

  it('that are entered for another day too hold from it when the earlier one is taken out', async () => {
    await set(500, 78, '2026-10-01')
    await set(600, 78, '2026-11-01')
    const rightDay = (await set(600, 78, '2026-11-16')).ok.data
    expect(rightDay.rates[0]).toEqual({ from: '2026-11-16', dailyRate: 600, overRate: 78 })
    expect((await set(600, 78, '2026-11-16')).ok.data.version).toBe(rightDay.version)
    expect((await remove('2026-11-01')).ok.data.rates).toEqual([
      { from: '2026-11-16', dailyRate: 600, overRate: 78 },
      { from: '2026-10-01', dailyRate: 500, overRate: 78 },
    ])
  })

  it('that are entered for a day on which the other rate changes hold from it, although they went on into it', async () => {
    await set(500, 80, '2026-10-01')
    await office.change(manager, sewer, { dailyRate: 600, ratesFrom: '2026-11-01' })
    await office.change(manager, sewer, { overRate: 90, ratesFrom: '2026-11-16' })
    const right = { dailyRate: 600, ratesFrom: '2026-11-16' }
    const entered = (await office.change(manager, sewer, right)).ok.data
    expect(entered.rates[0]).toEqual({ from: '2026-11-16', dailyRate: 600, overRate: 90 })
    expect((await office.change(manager, sewer, right)).ok.data.version).toBe(entered.version)
    expect((await remove('2026-11-01')).ok.data.rates).toEqual([
      { from: '2026-11-16', dailyRate: 600, overRate: 90 },
      { from: '2026-10-01', dailyRate: 500, overRate: 80 },
    ])
  })

  it('that were planned for a later day stay when an equal earlier one is set back', async () => {
    await set(500, 78, '2026-10-01')
    for (const [dailyRate, ratesFrom] of [
      [600, '2026-12-16'],
      [600, '2026-12-01'],
      [500, '2026-12-01'],
    ] as const)
      await office.change(manager, sewer, { dailyRate, ratesFrom })
    expect((await office.read(manager, sewer)).rates.map(({ from, dailyRate }) => [from, dailyRate])).toEqual(
      [
        ['2026-12-16', 600],
        ['2026-12-01', 500],
        ['2026-10-01', 500],
      ],
    )
  })

  it('that are taken out are out of the later ones too, into which they went on', async () => {
    await set(500, 80, '2026-10-01')
    await office.change(manager, sewer, { overRate: 100, ratesFrom: '2026-12-01' })
    await office.change(manager, sewer, { dailyRate: 5500, ratesFrom: '2026-11-20' })
    expect((await office.read(manager, sewer)).rates[0]).toMatchObject({ dailyRate: 5500, overRate: 100 })
    const before = await office.trailOf(sewer)
    expect((await remove('2026-11-20')).ok.data.rates).toEqual([
      { from: '2026-12-01', dailyRate: 500, overRate: 100 },
      { from: '2026-10-01', dailyRate: 500, overRate: 80 },
    ])
    const written = (await office.trailOf(sewer)).slice(before.length)
    expect(written.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'person.remove-rate',
        before: { from: '2026-11-20', dailyRate: 5500, overRate: 80 },
        after: null,
      },
      {
        action: 'person.set-rate',
        before: { from: '2026-12-01', dailyRate: 5500, overRate: 100 },
        after: { from: '2026-12-01', dailyRate: 500, overRate: 100 },
      },
    ])
  })

  it('of which one is left out hold until that one changes, whatever the other does', async () => {
    await set(500, 78, '2026-01-01')
    await set(540, 78, '2026-11-16')
    await set(700, 78, '2026-12-01')
    const before = await office.trailOf(sewer)
    const { data } = (await office.change(manager, sewer, { overRate: 90, ratesFrom: '2026-11-01' })).ok
    expect(data.rates).toEqual([
      { from: '2026-12-01', dailyRate: 700, overRate: 90 },
      { from: '2026-11-16', dailyRate: 540, overRate: 90 },
      { from: '2026-11-01', dailyRate: 500, overRate: 90 },
      { from: '2026-01-01', dailyRate: 500, overRate: 78 },
    ])
    const written = (await office.trailOf(sewer)).slice(before.length)
    expect(written.map((entry) => entry.before)).toEqual([
      { from: '2026-01-01', dailyRate: 500, overRate: 78 },
      { from: '2026-11-16', dailyRate: 540, overRate: 78 },
      { from: '2026-12-01', dailyRate: 700, overRate: 78 },
    ])
    const earlier = await office.change(manager, sewer, { overRate: 70, ratesFrom: '2025-12-01' })
    expect(earlier.ok.data.rates.at(-1)).toEqual({ from: '2025-12-01', dailyRate: 500, overRate: 70 })
  })
})
