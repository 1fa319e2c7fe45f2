import { listPunches, listRefusedPunches, settleRefusedPunches } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DashboardBranch, openDashboardBranch } from '../../../test/fixtures/dashboard-branch.ts'
import { today } from '../../../test/fixtures/production-branch.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, pairTablet } from '../../../test/fixtures/tablet.ts'
import { claimTimeOut } from '../../../test/fixtures/time-out-claim.ts'

describe('clocked times that were not recorded', () => {
  let place: DashboardBranch
  let readers: readonly (readonly [Person, string?])[]

  beforeEach(async () => {
    place = await openDashboardBranch()
    readers = [[place.manager], [place.hr, place.branch]]
  })
  afterEach(() => place.tahi.clock.set(usualNow))

  const counted = async (as: Person, branchId?: string) =>
    (await place.summary(as, branchId)).needs.find(({ kind }) => kind === 'unrecordedTimes')

  it('are counted on the dashboard, of whichever month', async () => {
    const { tahi, hire } = place
    const worker = await hire()
    for (const day of ['2026-10-30', '2026-11-17']) await claimTimeOut(tahi, worker, day)
    const days = { from: '2026-10-30', to: today }
    for (const [as, branchId] of readers) {
      expect(await counted(as, branchId)).toEqual({ kind: 'unrecordedTimes', count: 2, days })
      const query = { ...days, outcome: 'unsettled', branchId, page: 1 } as const
      expect((await tahi.call(as, listPunches, { query })).ok.total).toBe(2)
    }
  })

  it('are also taps with a wrong PIN at a gate without a line, from the oldest on', async () => {
    const { tahi, hire, manager } = place
    const tablet = await pairTablet(tahi, manager)
    const sewer = await addPuncher(tahi, manager, '2580')
    await claimTimeOut(tahi, await hire(), '2026-11-17')
    // It is October 31 by UTC.
    tahi.clock.set(new Date('2026-10-31T23:30:00Z'))
    const tap = await tablet.take(sewer, '8642')
    tahi.clock.set(usualNow)
    expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')

    const days = { from: '2026-11-01', to: today }
    for (const [as, branchId] of readers) {
      expect(await counted(as, branchId)).toEqual({ kind: 'unrecordedTimes', count: 2, days })
      const query = { ...days, branchId, page: 1 }
      expect((await tahi.call(as, listRefusedPunches, { query })).ok.total).toBe(1)
    }
    await tahi.call(manager, settleRefusedPunches, { body: { ids: [tap._id] } })
    const claimed = { count: 1, days: { from: '2026-11-17', to: today } }
    for (const reader of readers) expect(await counted(...reader)).toMatchObject(claimed)
  })
})
