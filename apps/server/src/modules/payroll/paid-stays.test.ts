import { correctAttendance, markPayslips, type Payslip } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'

/** The database's own protection: SQL as the owner of the tables, without the server's checks. */
describe('what was paid', () => {
  let place: PayrollBranch
  let slip: Payslip
  let worked: string
  let absent: string

  beforeEach(async () => {
    place = await openPayrollBranch()
    worked = await place.attend(place.sewer, 2, '07:00', '16:00')
    absent = await place.attend(place.sewer, 3, '', '', 'absent')
    slip = await place.pay(place.sewer, 'paid')
  })

  const run = (statement: string) =>
    place.tahi.database.asOwner((queries) => sql.raw(statement).execute(queries))
  const changeSlip = (assigned: string) => run(`update payslip set ${assigned} where id = '${slip._id}'`)
  const changeDay = (assigned: string, id = worked) =>
    run(`update attendance set ${assigned} where id = '${id}'`)

  it('keeps its payslip', async () => {
    const frozen = /paid payslip is never changed/
    for (const assigned of [
      'net_pay = net_pay + 1, gross_pay = gross_pay + 1, total_regular_pay = total_regular_pay + 1',
      `days = '[]'`,
      `period_end = '2026-11-16'`,
      `pay_date = '2026-11-01'`,
      `status = 'pending', pay_date = '2026-11-01'`,
      'active = false',
    ])
      await expect(changeSlip(assigned), assigned).rejects.toThrow(frozen)
    await expect(run(`delete from payslip where id = '${slip._id}'`)).rejects.toThrow(frozen)
  })

  it('keeps its hours', async () => {
    const kept = /hours that are paid are never changed/
    const branch = await place.tahi.addBranch()
    for (const assigned of [
      'time_in = 421',
      'time_out = null',
      `recorded_status = 'pending'`,
      'paid_until = 961',
      `day = '2026-11-20'`,
      `branch_id = '${branch}'`,
      'active = false',
    ])
      await expect(changeDay(assigned), assigned).rejects.toThrow(kept)
    await expect(run(`delete from attendance where id = '${worked}'`)).rejects.toThrow(kept)
    await changeDay(`recorded_status = 'leave'`, absent)
  })

  it('shares no day with another payslip', async () => {
    const again = `insert into payslip select (jsonb_populate_record(payslip, '{"id": "${crypto.randomUUID()}"}')).*
      from payslip where id = '${slip._id}'`
    await expect(run(again)).rejects.toThrow(/payslip_periods_do_not_overlap/)
  })

  it('is free again once it is pending', async () => {
    const { tahi, manager } = place
    const body = { ids: [slip._id], status: 'pending' as const }
    expect((await tahi.call(manager, markPayslips, { body })).ok.data).toMatchObject({ marked: 1 })
    await changeSlip('active = false')
    const times = { timeIn: '07:00', timeOut: '15:00', reason: 'Left early' }
    const corrected = await tahi.call(manager, correctAttendance, { body: { _id: worked, ...times } })
    expect(corrected.status).toBe(200)
  })
})
