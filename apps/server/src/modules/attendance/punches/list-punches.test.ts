import { createAttendance, listPayslips, markPayslips, updatePerson } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manila, type OfflinePhone, openOfflinePhone } from '../../../../test/fixtures/offline-phone.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

describe('claimed punches', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  it('are listed for a range and a branch, to who may see them', async () => {
    phone.tahi.clock.set(manila('18:00'))
    await phone.claimed(phone.taken('in', manila('07:58')))
    await phone.claimed(phone.taken('in', manila('07:58', '2026-11-17')))
    await phone.claimed(phone.taken('out', manila('17:00', '2026-11-16')))
    expect((await phone.punches()).data.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ])
    expect((await phone.punches({ from: '2026-11-17', to: '2026-11-17' })).total).toBe(1)
    const paged = await phone.punches({ outcome: 'recorded', page: 2, pageSize: 1, sort: '-at' })
    expect(paged).toMatchObject({ total: 2, data: [{ date: '2026-11-17' }] })
    const accountant = await phone.tahi.addPerson('act')
    expect((await phone.punches({ branchId: phone.branch }, accountant)).total).toBe(3)
    const stranger = await phone.tahi.addPerson('manager', await phone.tahi.addBranch())
    expect((await phone.punches({}, stranger)).total).toBe(0)
  })

  it('stay with a day that is paid, and follow it when its payslip is reopened', async () => {
    const { tahi, sewer, manager } = phone
    const day = '2026-11-17'
    await phone.claimed(phone.taken('in', manila('07:58')))
    await phone.claimed(phone.taken('in', manila('07:58', day)))
    await coverByPayslip(tahi, sewer, day, day, 'paid')
    const branchId = await tahi.addBranch()
    const [admin, hr] = [await tahi.addPerson('admin'), await tahi.addPerson('hr')]
    const elsewhere = await tahi.addPerson('manager', branchId)
    await tahi.call(admin, updatePerson, { body: { _id: sewer.id, branchId } })
    const days = async (as: Person) => (await phone.punches({}, as)).data.map(({ date }) => date)
    expect([await days(manager), await days(elsewhere)]).toEqual([[day], ['2026-11-18']])

    const slips = await tahi.call(hr, listPayslips, { params: { id: sewer.id }, query: {} })
    const ids = slips.ok.data.map(({ _id }) => _id)
    await tahi.call(hr, markPayslips, { body: { ids, status: 'pending' } })
    expect([await days(manager), await days(elsewhere)]).toEqual([[], [day, '2026-11-18']])
  })

  it('are found in the attendance list by the view of their own', async () => {
    await phone.claimed(phone.taken('in', manila('07:58')))
    const other = await phone.tahi.addPerson('user', phone.branch)
    await phone.tahi.call(other, createAttendance, { body: { timeIn: '10:00' } })
    const found = await phone.records({ status: 'claimedOffline' })
    expect(found.map(({ userId }) => userId)).toEqual([phone.sewer.id])
    expect(await phone.records()).toHaveLength(2)
  })
})
