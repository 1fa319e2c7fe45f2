import { listAttendance, withdrawCorrection } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

describe('the days of the attendance list', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  const waiting = async (as: Person, { id }: Person) => {
    const { ok } = await place.tahi.call(as, listAttendance, { params: { id }, query: {} })
    return ok.data.filter(({ correctionWaits }) => correctionWaits).map(({ date }) => date)
  }
  const hireFor = async (...days: number[]) => {
    const sewer = await place.hire()
    for (const day of days) await place.attend(sewer, day, '09:45', '16:00')
    return sewer
  }

  it('say on which of them a request waits, to those who may read it', async () => {
    const { tahi, manager } = place
    const { request } = correctionsAt(place)
    const [sewer, colleague] = [await hireFor(10, 11), await hireFor(10)]
    await request(sewer, { date: '2026-11-10' })
    for (const reader of [manager, sewer, await tahi.addPerson('hr'), await tahi.addPerson('admin')])
      expect(await waiting(reader, sewer)).toEqual(['2026-11-10'])
    expect(await waiting(await tahi.addPerson('act'), sewer)).toEqual([])
    expect(await waiting(manager, colleague)).toEqual([])
  })

  it('no longer say so once it is withdrawn or decided', async () => {
    const { tahi, manager } = place
    const { request, decide } = correctionsAt(place)
    const sewer = await hireFor(10, 11, 12)
    const withdrawn = await request(sewer, { date: '2026-11-10' })
    await tahi.call(sewer, withdrawCorrection, { body: { _id: withdrawn._id } })
    const refused = await request(sewer, { date: '2026-11-11' })
    await decide(manager, { _id: refused._id, accept: false, answer: 'No', version: refused.version })
    await request(sewer, { date: '2026-11-12' })
    expect(await waiting(manager, sewer)).toEqual(['2026-11-12'])
  })
})
