import { id as contractId, setUpCompany } from '@tahi/contract'
import { attendanceStatuses, deriveStatus, weekday } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import { demoCompany, type World } from './demo-company.ts'

const today = '2026-11-18'
const time = 600
const small = { today, time, employeesPerBranch: 8, days: 40 }

/** Everything, including generated parts. */
const whole = (world: World) => ({
  ...world,
  attendance: [...world.attendance()],
  corrections: [...world.corrections()],
  claims: [...world.claims()],
  payslips: [...world.payslips()],
  quotaProgress: [...world.quotaProgress()],
})

describe('the demo company', () => {
  const world = demoCompany({ today, time })
  const attendance = [...world.attendance()]
  // A leave is written on each of its days, past or future, working day or not.
  const isNoLeave = ({ leaveId }: { leaveId: string | null }) => leaveId === null

  it('is the same for the same parameters, read once or twice', () => {
    const again = demoCompany(small)
    expect(whole(again)).toEqual(whole(demoCompany(small)))
    expect(whole(again)).toEqual(whole(again))
  })

  it('is another for another seed', () => {
    const other = demoCompany({ ...small, seed: 7 })
    expect(other.people[5]?.id).not.toBe(demoCompany(small).people[5]?.id)
  })

  it('has two branches of one province, and more with names of their own', () => {
    expect(world.branches.map(({ name }) => name)).toEqual(['San Isidro', 'Sta. Maria'])
    const names = demoCompany({ today, branches: 25, employeesPerBranch: 1 }).branches.map(({ name }) => name)
    expect(new Set(names).size).toBe(25)
  })

  it("has the accounts of the decisions' table", () => {
    const [isidro, maria] = world.branches
    const codes = (role: string, branchId: string | null | undefined) =>
      world.people
        .filter((person) => person.role === role && person.branchId === branchId)
        .map(({ code }) => code)
    expect(codes('admin', null)).toEqual(['GM-001'])
    expect(codes('hr', null)).toEqual(['HRM-001'])
    expect(codes('act', null)).toEqual(['ACT-001'])
    expect(codes('manager', isidro?.id)).toEqual(['HR-001'])
    expect(codes('manager', maria?.id)).toEqual(['HR-002'])
    const first = codes('user', isidro?.id)
    const second = codes('user', maria?.id)
    expect([first.length, first[0], first.at(-1)]).toEqual([60, 'EMP-00001', 'EMP-00060'])
    expect([second.length, second[0], second.at(-1)]).toEqual([60, 'EMP-00061', 'EMP-00120'])
  })

  it('gives every record an id of its own, which the contract accepts', () => {
    const { corrections, claims, payslips, quotas, quotaProgress, ...rest } = whole(world)
    const { branches, departments, designations, people, shifts, leaves } = rest
    const organisation = [branches, departments, designations, people, shifts]
    const parts = [leaves, attendance, corrections, claims, payslips, quotas, quotaProgress]
    const records = [...organisation, ...parts].flat()
    const ids = records.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(contractId.array().safeParse(ids).success).toBe(true)
  })

  it('gives everybody an address of their own', () => {
    const emails = demoCompany({ today, employeesPerBranch: 3000 }).people.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    const { email } = setUpCompany.body.shape
    expect(email.array().safeParse(emails.slice(0, 500)).success).toBe(true)
  })

  it('lacks what blocks payroll in two records of each branch', () => {
    for (const { id } of world.branches) {
      const own = world.people.filter(({ role, branchId }) => role === 'user' && branchId === id)
      const rated = new Set(world.payRates.map(({ personId }) => personId))
      const codes = (lacking: (person: (typeof own)[number]) => boolean) =>
        own.filter(lacking).map(({ code }) => code)
      const [before, last] = own.slice(-2).map(({ code }) => code)
      expect(codes((person) => !rated.has(person.id))).toEqual([last])
      expect(codes(({ designationId }) => designationId === null)).toEqual([last])
      expect(codes(({ birthday }) => birthday === null)).toEqual([before])
    }
  })

  it('has attendance of every status, as recorded and as derived', () => {
    const recorded = new Set(attendance.map(({ recordedStatus }) => recordedStatus))
    const derived = new Set(
      attendance.map(({ recordedStatus: status, timeIn, timeOut, schedule: { lateAfter } }) =>
        deriveStatus({ status, timeIn, timeOut, lateAfter }),
      ),
    )
    expect([...recorded].sort()).toEqual([...attendanceStatuses].sort())
    expect([...derived].sort()).toEqual([...attendanceStatuses].sort())
  })

  it('has one record an employee and working day of the last 60 days', () => {
    const keys = attendance.map(({ personId, day }) => `${personId} ${day}`)
    expect(new Set(keys).size).toBe(keys.length)
    const days = [...new Set(attendance.filter(isNoLeave).map(({ day }) => day))]
    expect(days.at(0)).toBe('2026-09-21')
    expect(days.at(-1)).toBe(today)
    expect(days.every((day) => weekday(day) !== 0)).toBe(true)
    const yesterday = attendance.filter(({ day }) => day === '2026-11-17')
    expect(yesterday).toHaveLength(120)
  })

  it('leaves the last days to HR, and little of those before', () => {
    const waiting = attendance.filter(
      ({ recordedStatus, timeIn, timeOut, schedule }) =>
        deriveStatus({ status: recordedStatus, timeIn, timeOut, lateAfter: schedule.lateAfter }) ===
        'pending',
    )
    const open = waiting.filter(({ day }) => day >= '2026-11-13')
    expect(open.length).toBeGreaterThan(250)
    expect(waiting.length - open.length).toBeLessThan(open.length / 5)
  })

  it('knows nothing of today that is still to come', () => {
    const clockedBy = (minute: number) =>
      [...demoCompany({ today, time: minute }).attendance()]
        .filter(isNoLeave)
        .filter(({ day }) => day === today)
    expect(clockedBy(200)).toEqual([])
    expect(clockedBy(time).length).toBeGreaterThan(90)
    expect(clockedBy(time).every(({ timeIn }) => timeIn !== null && timeIn <= time)).toBe(true)
    expect(clockedBy(1439).some(({ timeOut }) => timeOut !== null)).toBe(true)
    const sunday = demoCompany({ today: '2026-11-22', time: 720 })
    expect([...sunday.attendance()].filter(isNoLeave).at(-1)?.day).toBe('2026-11-21')
  })
})
