import {
  createPayslip,
  type Input,
  listPayslips,
  type Payslip,
  recomputePayslip,
  recomputePayslips,
  removePayslips,
  texts,
} from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const { changedMeanwhile, figuresChanged } = texts.payslip

/** One day at ₱537.50, two days, and two days of which the later one is at ₱600.00; less the deductions of 11%. */
const [oneDay, twoDays, raised] = [478.37, 956.74, 1012.37]

describe('changing payslips that change meanwhile', () => {
  let place: PayrollBranch
  let people: [Person, Person]
  let slips: [Payslip, Payslip]
  let seen: { _id: string; version: number }[]

  /** Two payslips of one day each, which a second day would change by now. */
  beforeEach(async () => {
    place = await openPayrollBranch()
    people = [place.sewer, await place.hire()]
    for (const person of people) await place.attend(person, 2, '07:00', '16:00')
    slips = [await place.pay(people[0]), await place.pay(people[1])]
    seen = slips.map(({ _id, version }) => ({ _id, version }))
    for (const person of people) await place.attend(person, 3, '07:00', '16:00')
  })

  const ids = () => slips.map(({ _id }) => _id)
  const recompute = async (more: Partial<Input<typeof recomputePayslips>['body']> = {}) =>
    (await place.tahi.call(place.manager, recomputePayslips, { body: { ids: ids(), seen, ...more } })).ok.data
  const raise = () => place.tahi.addRate(people[0], '2026-11-03', 60_000, 8_000)
  /** A colleague ends the first payslip a day earlier. */
  const shorten = async () => {
    const body = { _id: slips[0]._id, ...firstHalf, endDate: '2026-11-14', version: slips[0].version }
    expect((await place.tahi.call(place.manager, createPayslip, { body })).status).toBe(200)
  }
  const netPays = async () => {
    const list = { params: { id: 'all' }, query: {} } as const
    const { data } = (await place.tahi.call(place.manager, listPayslips, list)).ok
    return slips.map(({ _id }) => data.find((slip) => slip._id === _id)?.netPay)
  }

  it('writes no other sum than was shown, but those of the others', async () => {
    const { netPays: shown } = await recompute({ preview: true })
    expect(new Map(shown.map(({ _id, netPay }) => [_id, netPay]))).toEqual(
      new Map(ids().map((_id) => [_id, twoDays])),
    )
    await raise()
    const refused = [{ _id: slips[0]._id, msg: figuresChanged }]
    const done = { unchanged: 0, netPayBefore: oneDay, netPayAfter: twoDays, refused }
    expect(await recompute({ shown })).toMatchObject({ ...done, recomputed: [slips[1]._id] })
    expect(await netPays()).toEqual([oneDay, twoDays])
    // Asked again after a lost reply, nothing is left to do.
    expect(await recompute({ shown })).toMatchObject({ recomputed: [], unchanged: 1, refused })
    const { netPays: anew } = await recompute({ seen: [], preview: true })
    expect(await recompute({ seen: [], shown: anew })).toMatchObject({ recomputed: [slips[0]._id] })
    expect(await netPays()).toEqual([raised, twoDays])
  })

  it('leaves those that were to stay the same, and would not any more', async () => {
    await recompute()
    const { recomputed, netPays: shown } = await recompute({ seen: [], preview: true })
    expect(recomputed).toEqual([])
    await raise()
    const refused = [{ _id: slips[0]._id, msg: figuresChanged }]
    expect(await recompute({ seen: [], shown })).toMatchObject({ recomputed: [], unchanged: 1, refused })
    expect(await netPays()).toEqual([twoDays, twoDays])
  })

  it('recomputes none that a colleague changed since it was seen', async () => {
    await shorten()
    await place.attend(people[0], 4, '07:00', '16:00')
    const refused = [{ _id: slips[0]._id, msg: changedMeanwhile }]
    for (const preview of [true, false])
      expect(await recompute({ preview })).toMatchObject({ recomputed: [slips[1]._id], refused })
    expect(await netPays()).toEqual([twoDays, twoDays])
  })

  it('removes none that a colleague changed since it was seen', async () => {
    await shorten()
    const refused = [{ _id: slips[0]._id, msg: changedMeanwhile }]
    for (const preview of [true, false]) {
      const body = { ids: ids(), seen, preview }
      const { data } = (await place.tahi.call(place.manager, removePayslips, { body })).ok
      expect(data).toEqual({ removed: [slips[1]._id], netPay: oneDay, refused })
    }
    expect(await netPays()).toEqual([twoDays, undefined])
  })

  it('recomputes a single one only to the sum that was shown', async () => {
    const [{ _id, version }] = slips
    const send = (shownNetPay: number) =>
      place.tahi.call(place.manager, recomputePayslip, { body: { _id, version, shownNetPay } })
    await raise()
    for (const _ of ['asked', 'asked again'])
      expect((await send(twoDays)).failure).toMatchObject({ code: 'conflict', msg: figuresChanged })
    expect(await netPays()).toEqual([oneDay, oneDay])
    expect((await send(raised)).ok.data).toMatchObject({ netPay: raised, version: version + 1 })
    // Its reply was lost: there is nothing left to do. A sum that nobody was shown is still named.
    expect((await send(raised)).ok.data).toMatchObject({ netPay: raised, version: version + 1 })
    expect((await send(twoDays)).failure).toMatchObject({ code: 'conflict', msg: figuresChanged })
  })
})
