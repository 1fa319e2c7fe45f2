import { randomUUID } from 'node:crypto'
import { readDashboardMonth, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DashboardBranch, openDashboardBranch } from '../../../test/fixtures/dashboard-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe("the month of the dashboard's calendar", () => {
  let place: DashboardBranch
  beforeEach(async () => {
    place = await openDashboardBranch()
  })

  const month = async (month: string, as: Person = place.manager, branchId?: string) =>
    (await place.tahi.call(as, readDashboardMonth, { query: { month, branchId } })).ok.data

  const announce = async (
    title: string,
    [first, last]: [string, string],
    branch: string | null = place.branch,
    active = true,
  ) => {
    await place.run(sql`
      insert into announcement (id, branch_id, posted_by, poster_name, title, description, first_day, last_day, active)
      values (${randomUUID()}, ${branch}, ${place.manager.id}, 'HR', ${title}, 'Bring your ID', ${first}, ${last},
        ${active})`)
  }
  const own = (announcements: { title: string }[], mark: string) =>
    announcements.flatMap(({ title }) => (title.startsWith(mark) ? [title.slice(mark.length)] : []))

  it('has the announcements with a day in it', async () => {
    const mark = `${randomUUID()} `
    await announce(`${mark}over both ends`, ['2026-01-30', '2026-03-02'])
    await announce(`${mark}into it`, ['2026-01-20', '2026-02-01'])
    await announce(`${mark}out of it`, ['2026-02-28', '2026-03-05'])
    await announce(`${mark}before`, ['2026-01-01', '2026-01-31'])
    await announce(`${mark}after`, ['2026-03-01', '2026-03-01'])
    await announce(`${mark}cancelled`, ['2026-02-10', '2026-02-10'], place.branch, false)
    const { announcements } = await month('2026-02')
    expect(own(announcements, mark)).toEqual(['into it', 'over both ends', 'out of it'])
    expect(announcements[0]).toMatchObject({
      desc: 'Bring your ID',
      startDate: '2026-01-20',
      endDate: '2026-02-01',
    })
    expect(own((await month('2026-03')).announcements, mark)).toEqual([
      'over both ends',
      'out of it',
      'after',
    ])
  })

  it('has those to all beside those of the branch, for whoever may read it', async () => {
    const mark = `${randomUUID()} `
    const other = await place.tahi.addBranch()
    const days: [string, string] = ['2026-11-03', '2026-11-03']
    await announce(`${mark}own`, days)
    await announce(`${mark}all`, days, null)
    await announce(`${mark}other`, days, other)
    const titles = async (as: Person, branchId?: string) =>
      own((await month('2026-11', as, branchId)).announcements, mark).toSorted()
    expect(await titles(place.manager)).toEqual(['all', 'own'])
    for (const as of [place.admin, place.hr, place.accountant]) {
      expect(await titles(as)).toEqual(['all', 'other', 'own'])
      expect(await titles(as, other)).toEqual(['all', 'other'])
    }
    const { announcements } = await month('2026-11')
    const names = new Map(announcements.map(({ title, branchName }) => [title, branchName]))
    expect(names.get(`${mark}all`)).toBe(texts.announcement.all)
    const branches = new Map(announcements.map(({ title, branchId }) => [title, branchId]))
    expect(branches.get(`${mark}all`)).toBe('All')
    expect(branches.get(`${mark}own`)).toBe(place.manager.branchId)
    const query = { month: '2026-11', branchId: other }
    expect((await place.tahi.call(place.manager, readDashboardMonth, { query })).failure.code).toBe(
      'not_found',
    )
  })

  it('has the quotas of its days with what was reported on them, for whoever reads quotas', async () => {
    const { addQuota, report, hire, manager, admin, accountant, branch, run } = place
    const worker = await hire()
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'])
      await addQuota({ date, styleName: date })
    const { _id } = await addQuota({ styleName: 'Polo', target: 50 })
    for (const quotaProgress of [20, 15])
      await report(manager, { quotaId: _id, quotaEmployeeId: worker.id, quotaProgress })
    const gone = await addQuota({ styleName: 'Gone' })
    await run(sql`update quota set active = false where id = ${gone._id}`)

    const { quotas } = await month('2026-11')
    expect(quotas?.map(({ styleName }) => styleName)).toEqual(['2026-11-01', 'Polo', '2026-11-30'])
    expect(quotas?.[1]).toMatchObject({ _id, date: '2026-11-18', progress: 35, target: 50 })
    expect((await month('2026-11', admin, branch)).quotas).toEqual(quotas)
    expect((await month('2026-11', accountant, branch)).quotas).toBeNull()

    const other = await openDashboardBranch()
    const foreign = await other.tahi.call(other.manager, readDashboardMonth, { query: { month: '2026-11' } })
    expect(foreign.ok.data.quotas).toEqual([])
  })

  it('is asked for by year and month', async () => {
    const refused = await place.tahi.call(place.manager, readDashboardMonth, { query: { month: '2026-13' } })
    expect(refused.failure.errors).toMatchObject([{ path: 'month' }])
  })
})
