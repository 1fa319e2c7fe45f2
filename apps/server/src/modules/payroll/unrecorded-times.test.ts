import {
  markPayslips,
  previewPayslip,
  previewPayslips,
  readPayslip,
  recomputePayslips,
  settlePunches,
} from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'
import { pairTablet } from '../../../test/fixtures/tablet.ts'
import { claimTimeOut } from '../../../test/fixtures/time-out-claim.ts'

const warning = (...days: string[]) => ({ code: 'unrecorded_times', days })

describe('a clock-in or clock-out that could not be recorded, before pay', () => {
  let place: PayrollBranch
  let person: Person

  beforeEach(async () => {
    place = await openPayrollBranch()
    person = await place.hire()
  })

  const claim = (date: string, hour?: string) => claimTimeOut(place.tahi, person, date, hour)
  const settle = (...ids: string[]) => place.tahi.call(place.manager, settlePunches, { body: { ids } })
  const preview = async () => {
    const body = { employeeId: person.id, ...firstHalf }
    return (await place.tahi.call(place.manager, previewPayslip, { body })).ok.data.warnings
  }

  it('is warned of with its day, in the period alone, until HR is done with it', async () => {
    const { tahi, manager, pay } = place
    const claims = [await claim('2026-11-05'), await claim('2026-11-05', '10')]
    for (const day of ['2026-11-01', '2026-10-31', '2026-11-16']) await claim(day)
    expect(await preview()).toContainEqual(warning('2026-11-01', '2026-11-05'))
    const colleague = await place.hire()
    const employeeIds = [person.id, colleague.id]
    const many = await tahi.call(manager, previewPayslips, { body: { employeeIds, ...firstHalf } })
    const [ofPerson, ofColleague] = employeeIds.map((id) =>
      many.ok.data.people.find(({ employee }) => employee._id === id)?.warnings.map(({ code }) => code),
    )
    expect(ofPerson).toEqual(['net_zero', 'unrecorded_times'])
    expect(ofColleague).toEqual(['net_zero'])

    const { _id } = await pay(person)
    const read = async () => (await tahi.call(manager, readPayslip, { params: { id: _id } })).ok.data.warnings
    expect(await read()).toContainEqual(warning('2026-11-01', '2026-11-05'))
    await settle(...claims)
    expect(await read()).toContainEqual(warning('2026-11-01'))
  })

  it('is warned of with the day of a gate’s tap with a wrong PIN, until that day has both times', async () => {
    const { tahi, manager } = place
    const tablet = await pairTablet(tahi, manager)
    // November 5 in Manila.
    tahi.clock.set(new Date('2026-11-04T23:00:00Z'))
    const tap = await tablet.take(person, '8642')
    tahi.clock.set(usualNow)
    expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')
    const claims = [await claim('2026-11-05')]
    await claim('2026-11-04')
    expect(await preview()).toContainEqual(warning('2026-11-04', '2026-11-05'))
    await settle(...claims)
    expect(await preview()).toContainEqual(warning('2026-11-04', '2026-11-05'))
    await place.attend(person, 5, '07:00', '16:00')
    expect(await preview()).toContainEqual(warning('2026-11-04'))
  })

  it('leaves the payslip to a question, where that is asked for', async () => {
    const { tahi, manager } = place
    await place.attend(person, 2, '07:00', '16:00')
    const open = await claim('2026-11-05')
    const ids = [(await place.pay(person))._id]
    const anew = await tahi.call(manager, recomputePayslips, { body: { ids, preview: true } })
    expect(anew.ok.data).toMatchObject({ withUnrecordedTimes: 1, withWaitingCorrections: 0 })
    const mark = async () => {
      const body = { ids, status: 'paid' as const, withoutWaitingDays: true }
      return (await tahi.call(manager, markPayslips, { body })).ok.data
    }
    const withoutReason = { withOtherSum: [], withWaitingDays: [], withWaitingCorrections: [] }
    const left = { ids, withUnrecordedTimes: ids, ...withoutReason, withLateOrHalfDays: [] }
    expect(await mark()).toMatchObject({ marked: 0, outdated: left })
    await settle(open)
    expect(await mark()).toMatchObject({ marked: 1, outdated: { ids: [], withUnrecordedTimes: [] } })
  })
})
