import {
  listPayslips,
  previewPayslip,
  previewPayslips,
  readPayslip,
  withdrawCorrection,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'

describe('previewing payslips', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  it('shows one with its explanation, and what covers it, and saves nothing', async () => {
    const { tahi, manager, hire, attend, pay } = place
    const person = await hire()
    await attend(person, 2, '07:00', '16:00')
    const preview = async (_id?: string) => {
      const body = { employeeId: person.id, ...firstHalf, ...(_id && { _id }) }
      return (await tahi.call(manager, previewPayslip, { body })).ok.data
    }
    expect(await preview()).toMatchObject({
      employee: { userId: person.code },
      ...firstHalf,
      grossPay: 537.5,
      netPay: 478.37,
      days: [{ date: '2026-11-02', counted: true, regularMinutes: 480 }],
      warnings: [],
      coveredBy: null,
    })
    const list = await tahi.call(manager, listPayslips, { params: { id: person.id }, query: {} })
    expect(list.ok.total).toBe(0)

    const slip = await pay(person)
    expect((await preview()).coveredBy).toBe(slip._id)
    expect((await preview(slip._id)).coveredBy).toBeNull()
  })

  it.each([
    ['2026-10-20', '2026-10-31', false],
    ['2026-10-20', '2026-11-01', true],
    ['2026-11-15', '2026-11-15', true],
    ['2026-11-15', '2026-11-20', true],
    ['2026-11-16', '2026-11-20', false],
  ])('tells that a payslip shares a day with %s to %s: %s', async (date, endDate, shares) => {
    const { tahi, manager, hire, attend, pay } = place
    const person = await hire()
    await attend(person, 2, '07:00', '16:00')
    const slip = await pay(person)
    const period = { date, endDate }
    const one = await tahi.call(manager, previewPayslip, { body: { employeeId: person.id, ...period } })
    expect(one.ok.data.coveredBy).toBe(shares ? slip._id : null)
    const many = await tahi.call(manager, previewPayslips, { body: { employeeIds: [person.id], ...period } })
    expect(many.ok.data.people[0]?.warnings.some(({ code }) => code === 'covered')).toBe(shares)
  })

  it('pays the last day of a period at the rate that begins on it', async () => {
    const { tahi, manager, hire, attend } = place
    const person = await hire()
    for (const day of [12, 13]) await attend(person, day, '07:00', '16:00')
    await tahi.addRate(person, '2026-11-13', 60_000, 9_000)
    const period = { date: '2026-11-01', endDate: '2026-11-13' }
    const one = await tahi.call(manager, previewPayslip, { body: { employeeId: person.id, ...period } })
    const many = await tahi.call(manager, previewPayslips, { body: { employeeIds: [person.id], ...period } })
    // 537.50 and 600.00
    expect([one.ok.data.grossPay, many.ok.data.totals.grossPay]).toEqual([1137.5, 1137.5])
  })

  it('warns of everything that the office should look at', async () => {
    const { tahi, branch, manager, attend } = place
    const unpaid = await tahi.addPerson('user', branch)
    await attend(unpaid, 2, '07:00', '16:00')
    await attend(unpaid, 3, '07:00', '17:00', 'pending')
    await attend(unpaid, 4, '07:00', '')
    await attend(unpaid, 5, '', '')
    const body = { employeeId: unpaid.id, ...firstHalf }
    const { warnings } = (await tahi.call(manager, previewPayslip, { body })).ok.data
    expect(warnings).toEqual([
      { code: 'no_rate', days: ['2026-11-02', '2026-11-04', '2026-11-05'] },
      { code: 'pending_days', days: ['2026-11-03'] },
      { code: 'missing_time_out', days: ['2026-11-04'] },
      { code: 'missing_time_in', days: ['2026-11-05'] },
      { code: 'net_zero', days: [] },
    ])
  })

  it('warns of days whose correction was asked for, in order and of the period alone, until it is decided', async () => {
    const { tahi, manager, hire, pay } = place
    const [person, colleague] = [await hire(), await hire()]
    const corrections = correctionsAt(place)
    await corrections.request(person, { date: '2026-11-15' })
    const { _id, version } = await corrections.request(person, { date: '2026-11-01' })
    await corrections.request(person, { date: '2026-10-31' })
    await corrections.request(person, { date: '2026-11-16' })
    const withdrawn = await corrections.request(person, { date: '2026-11-10' })
    await tahi.call(person, withdrawCorrection, { body: { _id: withdrawn._id } })
    const asked = (...days: string[]) => ({ code: 'waiting_corrections', days })
    const employeeIds = [person.id, colleague.id]

    const one = await tahi.call(manager, previewPayslip, { body: { employeeId: person.id, ...firstHalf } })
    expect(one.ok.data.warnings).toContainEqual(asked('2026-11-01', '2026-11-15'))
    const many = await tahi.call(manager, previewPayslips, { body: { employeeIds, ...firstHalf } })
    const ofPerson = many.ok.data.people.find(({ employee }) => employee._id === person.id)
    const ofColleague = many.ok.data.people.find(({ employee }) => employee._id === colleague.id)
    expect(ofPerson?.warnings).toContainEqual(asked('2026-11-01', '2026-11-15'))
    expect(ofColleague?.warnings.map(({ code }) => code)).toEqual(['net_zero'])

    const slip = await pay(person)
    expect(slip.warnings.map(({ code }) => code)).toEqual(['net_zero'])
    const read = async () =>
      (await tahi.call(manager, readPayslip, { params: { id: slip._id } })).ok.data.warnings
    expect(await read()).toContainEqual(asked('2026-11-01', '2026-11-15'))
    await corrections.decide(manager, { _id, version, accept: false, answer: 'The gate was open' })
    expect(await read()).toContainEqual(asked('2026-11-15'))
  })

  it('shows a whole branch by name, with totals of those who can be paid', async () => {
    const { tahi, branch, manager, sewer, hire, attend, pay } = await openPayrollBranch()
    const ben = await hire({ firstName: 'Ben', lastName: 'Abad' })
    for (const person of [sewer, ben]) await attend(person, 2, '07:00', '16:00')
    await pay(ben)
    const period = { date: '2026-11-14', endDate: '2026-11-17' }
    await attend(sewer, 16, '07:00', '18:00')
    const { people, totals } = (await tahi.call(manager, previewPayslips, { body: period })).ok.data

    expect(people.map(({ employee, creatable }) => [employee.lastName, creatable])).toEqual([
      ['Abad', false],
      ['Santos', true],
    ])
    expect(people[0]?.warnings).toContainEqual({ code: 'covered', days: ['2026-11-14', '2026-11-15'] })
    expect(people[0]?.warnings.map(({ code }) => code)).not.toContain('uncovered')
    expect(totals).toEqual({ people: 1, grossPay: 697.5, totalDeductions: 76.73, netPay: 620.77 })

    await attend(ben, 16, '07:00', '16:00')
    const inPart = (await tahi.call(manager, previewPayslips, { body: period })).ok.data
    expect(inPart.people[0]).toMatchObject({ creatable: false })
    expect(inPart.people[0]?.warnings).toContainEqual({ code: 'uncovered', days: ['2026-11-16'] })

    const hr = await tahi.addPerson('hr')
    const ofBranch = await tahi.call(hr, previewPayslips, { body: { ...period, branchId: branch } })
    expect(ofBranch.ok.data).toEqual(inPart)
    expect((await tahi.call(hr, previewPayslips, { body: period })).failure.errors?.[0]?.path).toBe(
      'branchId',
    )
  })
})
