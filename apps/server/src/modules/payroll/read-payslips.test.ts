import {
  exportPayslips,
  listPayslips,
  markPayslips,
  type Payslip,
  readPayslip,
  removePayslip,
  summarisePayslips,
} from '@tahi/contract'
import readSheet from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('lists, summary and spreadsheet of payslips', () => {
  let place: PayrollBranch
  let other: PayrollBranch
  let hr: Person
  let slips: Payslip[]

  beforeAll(async () => {
    place = await openPayrollBranch()
    other = await openPayrollBranch()
    hr = await place.tahi.addPerson('hr')
    const ben = await place.hire({
      firstName: 'Ben',
      lastName: 'Abad',
      code: `SEW-${place.branch.slice(0, 6)}`,
    })
    await place.attend(place.sewer, 2, '07:30', '18:20')
    await place.attend(ben, 2, '07:00', '16:00')
    await other.attend(other.sewer, 2, '07:00', '16:00')
    slips = [await place.pay(place.sewer), await place.pay(ben)]
    await other.pay(other.sewer)
    const ids = slips.slice(1).map(({ _id }) => _id)
    await place.tahi.call(place.manager, markPayslips, { body: { ids, status: 'paid' } })
  })

  const list = async (query: object, as = place.manager) =>
    (await place.tahi.call(as, listPayslips, { params: { id: 'all' }, query })).ok

  it('filters, sorts and pages the list', async () => {
    // Within a period by name, whichever was made first.
    for (const sort of ['lastName', 'date', '-payDate', undefined])
      expect((await list({ sort })).data.map(({ employee }) => employee.lastName)).toEqual(['Abad', 'Santos'])
    expect((await list({ status: 'paid' })).data).toMatchObject([
      { status: 'paid', employee: { firstName: 'Ben' } },
    ])
    expect((await list({ search: 'sew-' })).total).toBe(1)
    expect((await list({ from: '2026-11-19' })).total).toBe(0)
    expect((await list({ to: '2026-11-17' })).total).toBe(0)
    expect((await list({ from: '2026-11-18', to: '2026-11-18', payDate: '2026-11-18' })).total).toBe(2)
    expect((await list({ payDate: '2026-11-17' })).total).toBe(0)
    const page = await list({ sort: '-netPay', page: 2, pageSize: 1 })
    expect(page).toMatchObject({ total: 2, page: 2, pageSize: 1, data: [{ netPay: 478.37 }] })
    expect(page.data[0]).not.toHaveProperty('days')
  })

  it('has in the list what a payslip is made of by rate, as the payslip itself has it', async () => {
    const { tahi, manager } = place
    const cora = await place.hire({ lastName: 'Zulueta' })
    await tahi.addRate(cora, '2026-11-03', 57_500, 9_000)
    for (const day of [2, 3]) await place.attend(cora, day, '07:00', '17:00')
    const { _id } = await place.pay(cora)
    const { regularParts, overtimeParts } = (await tahi.call(manager, readPayslip, { params: { id: _id } }))
      .ok.data
    expect(regularParts.map(({ rate, pay }) => [rate, pay])).toEqual([
      [537.5, 537.5],
      [575, 575],
    ])
    const listed = (await list({ search: cora.code })).data
    await tahi.call(manager, removePayslip, { body: { _id } })
    expect(listed).toMatchObject([{ _id, regularParts, overtimeParts }])
  })

  it("counts and sums by branch and pay date, of the manager's own branch alone", async () => {
    const { tahi, branch, manager } = place
    const [netOne, netTwo] = slips.map(({ netPay }) => Math.round(netPay * 100))
    const netPay = ((netOne ?? 0) + (netTwo ?? 0)) / 100
    const row = {
      branchId: branch,
      payDate: '2026-11-18',
      paid: 1,
      total: 2,
      paidNetPay: slips[1]?.netPay,
      netPay,
    }
    const own = await tahi.call(manager, summarisePayslips, { query: {} })
    expect(own.ok).toMatchObject({ total: 1, data: [row] })
    const named = await tahi.call(hr, summarisePayslips, { query: { branchId: branch, from: '2026-11-18' } })
    expect(named.ok).toMatchObject({ total: 1, data: [row] })
    const all = await tahi.call(hr, summarisePayslips, { query: { page: 1, pageSize: 1 } })
    expect(all.ok.data).toHaveLength(1)
    expect(all.ok.total).toBeGreaterThan(1)
    const past = await tahi.call(hr, summarisePayslips, { query: { page: 500 } })
    expect(past.ok).toMatchObject({ total: all.ok.total, data: [] })
  })

  it('counts people, who are paid when no payslip of the pay date is pending', async () => {
    const { tahi, branch, manager, sewer, hire, attend, pay } = await openPayrollBranch()
    const weeks = [1, 6, 11].map((day) => ({
      date: `2026-11-${String(day).padStart(2, '0')}`,
      endDate: `2026-11-${String(day + 4).padStart(2, '0')}`,
    }))
    for (const day of [2, 6, 12]) await attend(sewer, day, '07:00', '16:00')
    const threeSlips = [
      await pay(sewer, 'pending', weeks[0]),
      await pay(sewer, 'pending', weeks[1]),
      await pay(sewer, 'pending', weeks[2]),
    ]
    const colleague = await hire()
    await attend(colleague, 2, '07:00', '16:00')
    await pay(colleague)
    const counts = async (query: object = {}) => {
      const [row] = (await tahi.call(hr, summarisePayslips, { query: { branchId: branch, ...query } })).ok
        .data
      return row && [row.paid, row.total, row.payslips]
    }
    const paidAfter = async (slip: Payslip | undefined) => {
      await tahi.call(manager, markPayslips, { body: { ids: [slip?._id ?? ''], status: 'paid' } })
      return counts()
    }
    expect(await counts()).toEqual([0, 2, 4])
    expect(await paidAfter(threeSlips[0])).toEqual([0, 2, 4])
    expect(await counts({ status: 'paid' })).toEqual([1, 1, 1])
    expect(await paidAfter(threeSlips[1])).toEqual([0, 2, 4])
    expect(await counts({ status: 'pending' })).toEqual([0, 2, 2])
    expect(await paidAfter(threeSlips[2])).toEqual([1, 2, 4])
  })

  it('counts and sums by branch and pay date what the filters of the list leave', async () => {
    const { tahi, branch, manager } = place
    const summary = async (query: object, as = manager) =>
      (await tahi.call(as, summarisePayslips, { query })).ok.data.map(
        ({ paid, total, paidNetPay, netPay }) => ({ paid, total, paidNetPay, netPay }),
      )
    const [toPay, paid] = slips.map(({ netPay }) => netPay)
    const bens = [{ paid: 1, total: 1, paidNetPay: paid, netPay: paid }]
    expect(await summary({ status: 'paid' })).toEqual(bens)
    expect(await summary({ status: 'pending' })).toEqual([
      { paid: 0, total: 1, paidNetPay: 0, netPay: toPay },
    ])
    expect(await summary({ status: 'all' })).toEqual(await summary({}))
    for (const search of ['sew-', 'abad ben']) expect(await summary({ search })).toEqual(bens)
    expect(await summary({ search: 'sew-', status: 'pending' })).toEqual([])
    expect(await summary({ search: place.sewer.code, branchId: branch }, hr)).toHaveLength(1)
    expect(await summary({ search: other.sewer.code })).toEqual([])
    expect(await summary({ payDate: '2026-11-18' })).toHaveLength(1)
    expect(await summary({ payDate: '2026-11-17' })).toEqual([])
    const unknown = { query: { status: 'present' } as object }
    expect((await tahi.call(manager, summarisePayslips, unknown)).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'status' }],
    })
  })

  it("exports what is filtered, numbers as numbers, of the manager's own branch alone", async () => {
    const { tahi, branch, manager } = place
    const rows = async (as: Person, query: object) => {
      const file = await tahi.call(as, exportPayslips, { query })
      expect(file.headers['content-disposition']).toContain('salary-data.xlsx')
      const [sheet] = await readSheet(file.raw)
      return sheet?.data ?? []
    }
    const [titles, first, second, empty, totals, totalsPaid, ...more] = await rows(manager, {
      sort: '-netPay',
    })
    expect(titles?.join()).toBe(
      'User ID,Name,Branch,From,To,Pay date,Days,Hours,Overtime hours,Regular pay,Overtime pay,Gross,SSS,Pag-IBIG,' +
        'PhilHealth,Deductions,Net,Status',
    )
    const { sewer } = place
    const { date, endDate } = firstHalf
    expect(first?.slice(0, 12)).toEqual([
      ...[sewer.code, 'Santos, Ana', expect.any(String)],
      ...[date, endDate, '2026-11-18'].map((day) => new Date(day)),
      ...[1, 7.5, 2.33, 503.91, 186.4, 690.31],
    ])
    expect(first?.slice(12)).toEqual([31.06, 13.81, 31.06, 75.93, 614.38, 'Pending'])
    expect(empty?.every((cell) => cell === null)).toBe(true)
    expect(totals?.slice(0, 6)).toEqual(['Total', null, null, null, null, null])
    const sum = (column: number) => (Number(first?.[column]) * 100 + Number(second?.[column]) * 100) / 100
    for (let column = 6; column < 17; column++) expect(totals?.[column]).toBeCloseTo(sum(column), 6)
    expect(totals?.[17]).toBeNull()
    expect(totalsPaid).toEqual(['Total paid', ...Array(5).fill(null), ...(second?.slice(6, 17) ?? []), null])
    expect(more).toHaveLength(0)
    // Titles, one payslip, an empty row and its totals.
    expect(await rows(hr, { branchId: branch, payDate: '2026-11-18', status: 'paid' })).toHaveLength(4)
    expect(await rows(hr, { branchId: branch, payDate: '2000-01-01' })).toHaveLength(1)
  })
})
