import { type Input, listCorrections, updatePerson } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

type Query = Input<typeof listCorrections>['query']

describe('correction requests in their list', () => {
  let place: PayrollBranch
  let ana: Person
  let bea: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    const { request, decide } = correctionsAt(place)
    ana = await place.hire({ firstName: 'Ana', lastName: 'Lim' })
    bea = await place.hire({ lastName: 'Uy' })
    const { _id, version } = await request(ana, { date: '2026-11-03' })
    await request(bea, { date: '2026-11-12' })
    await decide(place.manager, { _id, accept: true, version })
  })

  const days = async (as: Person, query: Query = {}, id = 'all') => {
    const { ok } = await place.tahi.call(as, listCorrections, { params: { id }, query })
    return ok.data.map(({ date }) => date)
  }

  it('are filtered, searched, sorted and paged', async () => {
    const { manager } = place
    expect(await days(manager)).toEqual(['2026-11-12', '2026-11-03'])
    expect(await days(manager, { sort: 'date' })).toEqual(['2026-11-03', '2026-11-12'])
    expect(await days(manager, { status: 'requested' })).toEqual(['2026-11-12'])
    expect(await days(manager, { from: '2026-11-12', to: '2026-11-12' })).toEqual(['2026-11-12'])
    expect(await days(manager, { search: 'ana lim' })).toEqual(['2026-11-03'])
    expect(await days(manager, { page: 2, pageSize: 1 })).toEqual(['2026-11-03'])
  })

  it('are one’s own for an employee, and to read for a General Manager', async () => {
    expect(await days(ana)).toEqual(['2026-11-03'])
    const admin = await place.tahi.addPerson('admin')
    expect(await days(admin, {}, place.branch)).toHaveLength(2)
    const { ok } = await place.tahi.call(admin, listCorrections, { params: { id: bea.id }, query: {} })
    expect(ok.data).toMatchObject([{ can: [] }])
  })

  it('go with whoever moves to another branch as long as they wait', async () => {
    const { tahi, manager, hire } = place
    const { request, decide } = correctionsAt(place)
    const other = await openPayrollBranch()
    const mover = await hire()
    const settled = await request(mover, { date: '2026-10-05' })
    await decide(manager, { _id: settled._id, accept: false, answer: 'No', version: settled.version })
    const { _id } = await request(mover, { date: '2026-10-06' })
    await tahi.call(await tahi.addPerson('admin'), updatePerson, {
      body: { _id: mover.id, branchId: other.branch },
    })
    expect(await days(other.manager, { to: '2026-10-31' })).toEqual(['2026-10-06'])
    expect(await days(manager, { to: '2026-10-31' })).toEqual(['2026-10-05'])
    const answer = await correctionsAt(other).decide(other.manager, { _id, accept: true, version: 2 })
    expect(answer.ok.data).toMatchObject({ state: 'accepted', branchId: other.branch })
  })
})
