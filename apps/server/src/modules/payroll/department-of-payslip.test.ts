import {
  createPayslip,
  createPayslips,
  listPayslips,
  markPayslips,
  type Payslip,
  readPayslip,
  recomputePayslip,
  recomputePayslips,
  summarisePayslips,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { organisationRows } from '../../../test/fixtures/organisation-rows.ts'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'

describe('the department of a payslip', () => {
  let place: PayrollBranch
  let rows: ReturnType<typeof organisationRows>
  let sewing: string
  let finishing: string

  beforeAll(async () => {
    place = await openPayrollBranch()
    rows = organisationRows(place.tahi)
    sewing = await rows.department(`Sewing ${place.branch}`)
    finishing = await rows.department(`Finishing ${place.branch}`)
  })

  const sewer = async () => {
    const person = await place.hire()
    await place.attend(person, 2, '07:00', '16:00')
    await rows.put(person, sewing, null)
    return person
  }
  const nameOf = async ({ _id }: Pick<Payslip, '_id'>) =>
    (await place.tahi.call(place.manager, readPayslip, { params: { id: _id } })).ok.data.departmentName
  const [inSewing, inFinishing] = [/^Sewing/, /^Finishing/]

  it('stays when its person changes departments: in the payslip, the list, the summary and the filter', async () => {
    const [person, colleague] = [await sewer(), await sewer()]
    const slip = await place.pay(person, 'paid')
    await place.pay(colleague, 'paid')
    const { tahi, manager, branch } = place
    const seen = async (departmentId: string) => {
      const { data } = (await tahi.call(manager, summarisePayslips, { query: { departmentId } })).ok
      const listed = await tahi.call(manager, listPayslips, {
        params: { id: branch },
        query: { departmentId },
      })
      return { summed: data.map(({ paid, netPay }) => [paid, netPay]), listed: listed.ok.data }
    }
    const before = await seen(sewing)
    expect(before.summed).toEqual([[2, 2 * slip.netPay]])
    await rows.put(person, finishing, null)
    expect(await nameOf(slip)).toMatch(inSewing)
    expect(await seen(sewing)).toEqual(before)
    expect(await seen(finishing)).toEqual({ summed: [], listed: [] })
  })

  it('is that of the day when it was created or recomputed, alone or with others', async () => {
    const [person, other] = [await sewer(), await sewer()]
    const { tahi, manager } = place
    const slip = await place.pay(person)
    expect(slip.departmentName).toMatch(inSewing)
    ;(
      await tahi.call(manager, createPayslips, {
        body: { employeeIds: [other.id], ...firstHalf, netPay: slip.netPay },
      })
    ).ok
    const [ofRun] = (await tahi.call(manager, listPayslips, { params: { id: other.id }, query: {} })).ok.data
    expect(ofRun?.departmentName).toMatch(inSewing)

    for (const one of [person, other]) await rows.put(one, finishing, null)
    expect(await nameOf(slip)).toMatch(inSewing)
    const recomputed = await tahi.call(manager, recomputePayslip, { body: { _id: slip._id } })
    expect(recomputed.ok.data.departmentName).toMatch(inFinishing)
    ;(await tahi.call(manager, recomputePayslips, { body: { ids: [ofRun?._id ?? ''] } })).ok
    expect(await nameOf({ _id: ofRun?._id ?? '' })).toMatch(inFinishing)

    await rows.put(person, sewing, null)
    const shorter = { _id: slip._id, ...firstHalf, endDate: '2026-11-14' }
    const moved = await tahi.call(manager, createPayslip, { body: shorter })
    expect(moved.ok.data.departmentName).toMatch(inSewing)
  })

  it('does not change when it is marked, also as pending', async () => {
    const person = await sewer()
    const slip = await place.pay(person)
    await rows.put(person, finishing, null)
    for (const status of ['paid', 'pending'] as const) {
      await place.tahi.call(place.manager, markPayslips, { body: { ids: [slip._id], status } })
      expect(await nameOf(slip)).toMatch(inSewing)
    }
  })
})
