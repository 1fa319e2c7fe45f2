import { computeFlatPayslip, deriveStatus, overlaps } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import { demoCompany } from './demo-company.ts'

const world = demoCompany({ today: '2026-11-18', time: 600, employeesPerBranch: 30 })
const payslips = [...world.payslips()]

describe("the demo company's payslips", () => {
  it('are what the domain computes from its attendance and rates', () => {
    const attendance = [...world.attendance()].map((record) => ({
      ...record,
      status: deriveStatus({
        ...record,
        status: record.recordedStatus,
        lateAfter: record.schedule.lateAfter,
      }),
    }))
    for (const { personId, period, computation } of payslips) {
      const records = attendance
        .filter((record) => record.personId === personId)
        .map(({ id, day, status, timeIn, timeOut, schedule }) => ({
          id,
          day,
          status,
          timeIn,
          timeOut,
          schedule,
        }))
      const rates = world.payRates
        .filter((rate) => rate.personId === personId)
        .map(({ from, dailyRate, overtimeRate }) => ({ from, dailyRate, overtimeRate }))
      expect(computation).toEqual(computeFlatPayslip({ period, rates, records }))
    }
  })

  it('pay something, now and then at two rates, and warn of what is amiss', () => {
    expect(payslips.every(({ computation }) => computation.netPay > 0)).toBe(true)
    expect(payslips.some(({ computation }) => computation.regularParts.length === 2)).toBe(true)
    const codes = payslips.flatMap(({ computation }) => computation.warnings.map(({ code }) => code))
    expect([...new Set(codes)].sort()).toEqual(['late_or_half_days', 'missing_time_out', 'pending_days'])
  })

  it('are of half months, paid but for the newest, with the periods since then left to HR', () => {
    const runs = new Set(payslips.map(({ period, status }) => `${period.from} ${period.to} ${status}`))
    expect([...runs]).toEqual(['2026-10-01 2026-10-15 paid', '2026-10-16 2026-10-31 pending'])
  })

  it.each([
    ['2026-03-02', ['2026-01-15', '2026-01-31', '2026-02-15']],
    ['2026-03-06', ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28']],
  ])('on %s cover the periods that HR has been through', (today, ends) => {
    const slips = [...demoCompany({ today, days: 70, employeesPerBranch: 2 }).payslips()]
    expect([...new Set(slips.map(({ period }) => period.to))]).toEqual(ends)
  })

  it('of one employee never share a day', () => {
    for (const [index, one] of payslips.entries())
      for (const other of payslips.slice(index + 1))
        if (one.personId === other.personId) expect(overlaps(one.period, other.period)).toBe(false)
  })

  it('are made by the HR Admin of the branch', () => {
    const managers = new Map(world.people.map(({ id, role, branchId }) => [id, { role, branchId }]))
    for (const { createdBy, branchId } of payslips)
      expect(managers.get(createdBy)).toEqual({ role: 'manager', branchId })
  })
})
