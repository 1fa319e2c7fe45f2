import { assignShift, createAttendance, createLeave, createShift, removeAttendance } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NightlyClose, openNightlyClose } from '../../../../test/fixtures/nightly-close.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

const isLive = sql`active`

// Wednesday, November 18, 2026 is today.
describe('the nightly close by a clock that is wrong', () => {
  let place: NightlyClose

  beforeAll(async () => {
    place = await openNightlyClose()
  })
  afterAll(() => place.tahi.close())
  beforeEach(() => place.renew())

  it('goes on where the server’s clock ran ahead once, and is right again', async () => {
    const sewer = await place.hired('2026-11-01')
    place.tahi.clock.set(new Date('2027-11-18T02:00:00Z'))
    await place.close()
    place.tahi.clock.set(usualNow)
    await place.close()
    expect((await place.daysOf(sewer, isLive)).at(-1)).toBe('2026-11-17 absent')
    place.tahi.clock.set(new Date('2026-11-19T02:00:00Z'))
    await place.close()
    expect((await place.daysOf(sewer, isLive)).at(-1)).toBe('2026-11-18 absent')
  })

  it('takes back the absences that it wrote too early, and no other day', async () => {
    const absent = async ({ id, branchId }: Person, more: { date: string; timeIn?: string }) => {
      const body = { ...more, userId: id, status: 'absent' } as const
      const keeper = await place.tahi.addPerson('manager', branchId)
      expect((await place.tahi.call(keeper, createAttendance, { body })).status).toBe(200)
    }
    const [onLeave, seen] = [await place.hired('2026-11-17'), await place.hired('2026-11-17')]
    const dates = { date: '2026-11-18', dateEnd: '2026-11-18' }
    await place.tahi.call(place.manager, createLeave, {
      body: { userId: onLeave.id, leaveType: 'Sick', state: 'confirmed', ...dates },
    })
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await absent(seen, { date: '2026-11-19', timeIn: '08:00' })
    await place.close()
    place.tahi.clock.set(usualNow)
    const other = await place.tahi.addPerson('user', await place.tahi.addBranch())
    await absent(other, { date: '2026-11-18' })
    await place.close()
    expect(await place.daysOf(onLeave, isLive)).toEqual(['2026-11-17 absent', '2026-11-18 leave'])
    expect(await place.daysOf(seen, isLive)).toEqual(['2026-11-17 absent', '2026-11-19 absent'])
    expect(await place.daysOf(other, isLive)).toEqual(['2026-11-18 absent'])
  })

  it('takes nothing back that somebody entered', async () => {
    const sewer = await place.hired('2026-11-17')
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    const keeper = await place.tahi.addPerson('manager', place.branch)
    const body = { date: '2026-11-18', userId: sewer.id, status: 'absent' } as const
    expect((await place.tahi.call(keeper, createAttendance, { body })).status).toBe(200)
    await place.close()
    place.tahi.clock.set(usualNow)
    await place.close()
    expect(await place.daysOf(sewer, isLive)).toEqual(['2026-11-17 absent', '2026-11-18 absent'])
  })

  it('leaves nobody absent on a day that is open again when their leave is taken back', async () => {
    const sewer = await place.hired('2026-11-17')
    const body = { userId: sewer.id, leaveType: 'Sick', date: '2026-11-18', dateEnd: '2026-11-18' } as const
    const leave = await place.tahi.call(place.manager, createLeave, { body: { ...body, state: 'confirmed' } })
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await place.close()
    place.tahi.clock.set(usualNow)
    await place.close()
    const rejected = { ...body, _id: leave.ok.data._id, state: 'rejected' } as const
    expect((await place.tahi.call(place.manager, createLeave, { body: rejected })).status).toBe(200)
    expect(await place.daysOf(sewer, isLive)).toEqual(['2026-11-17 absent'])
  })

  it('closes a day that it closed too early again, by what holds then', async () => {
    const [sewer, leaver, newcomer] = [
      await place.hired('2026-11-17'),
      await place.hired('2026-11-17'),
      await place.hired('2026-11-18'),
    ]
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await place.since('person', newcomer.id, '2026-11-20')
    await place.close()
    place.tahi.clock.set(usualNow)
    await place.close()
    await place.since('person', newcomer.id, '2026-11-18')
    const hours = { name: 'Weekdays but Thursday', start: '06:00', end: '15:00', days: [1, 2, 3, 5] }
    const shift = await place.tahi.call(place.manager, createShift, { body: hours })
    const assignment = { shiftId: shift.ok.data._id, userIds: [sewer.id], from: '2026-11-18' }
    await place.tahi.call(place.manager, assignShift, { body: assignment })
    await place.tahi.database.asOwner((queries) =>
      sql`update person set active = false, deactivated_on = '2026-11-18' where id = ${leaver.id}`.execute(
        queries,
      ),
    )
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await place.close()
    expect(await place.daysOf(sewer, isLive)).toEqual(['2026-11-17 absent', '2026-11-18 absent'])
    expect(await place.daysOf(sewer, sql`active and late_after = 390`)).toEqual(['2026-11-18 absent'])
    expect(await place.daysOf(leaver, isLive)).toEqual(['2026-11-17 absent', '2026-11-18 absent'])
    expect(await place.daysOf(newcomer, isLive)).toEqual(['2026-11-18 absent', '2026-11-19 absent'])
  })

  it('finds absent whose mistaken times were removed, and leaves a removed day of leave empty', async () => {
    const [sewer, onLeave] = [await place.hired('2026-11-18'), await place.hired('2026-11-18')]
    const day = { date: '2026-11-18', dateEnd: '2026-11-18' }
    const body = { userId: onLeave.id, leaveType: 'Sick', state: 'confirmed', ...day } as const
    expect((await place.tahi.call(place.manager, createLeave, { body })).status).toBe(200)
    const mistaken = { userId: sewer.id, date: '2026-11-18', timeIn: '07:00' }
    const { ok } = await place.tahi.call(place.manager, createAttendance, { body: mistaken })
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await place.close()
    const keeper = await place.tahi.addPerson('manager', place.branch)
    const leave = await place.recordOf(onLeave, '2026-11-18')
    for (const _id of [ok.data._id, leave])
      expect((await place.tahi.call(keeper, removeAttendance, { body: { _id } })).status).toBe(200)
    place.tahi.clock.set(usualNow)
    await place.close()
    place.tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await place.close()
    expect(await place.daysOf(sewer, isLive)).toEqual(['2026-11-18 absent', '2026-11-19 absent'])
    expect(await place.daysOf(onLeave, isLive)).toEqual(['2026-11-19 absent'])
  })

  it('opens nothing, and says so, by a clock that is behind what the database knows', async () => {
    const sewer = await place.hired('2026-11-01')
    await place.close()
    const before = await place.daysOf(sewer, isLive)
    expect(place.error).not.toHaveBeenCalled()
    place.tahi.clock.set(new Date('2015-01-01T00:00:00Z'))
    await place.close()
    expect(place.error).toHaveBeenCalledOnce()
    expect(await place.daysOf(sewer, isLive)).toEqual(before)
    expect(await place.trailOf('attendance.open')).toEqual([])
  })

  it('gives back what a clock took that was behind, whatever its age', async () => {
    await place.since('branch', place.branch, '2026-09-07')
    const sewer = await place.hired('2026-09-01')
    const leaver = await place.hired('2026-09-01')
    const spared = await place.hired('2026-09-01')
    const mover = await place.hired('2026-09-01')
    const promoted = await place.hired('2026-09-01')
    place.tahi.clock.set(new Date('2026-09-12T02:00:00Z'))
    await place.close()
    const _id = await place.recordOf(spared, '2026-09-10')
    const keeper = await place.tahi.addPerson('manager', place.branch)
    await place.tahi.call(keeper, removeAttendance, { body: { _id } })
    await place.tahi.database.asOwner((queries) =>
      sql`update person set active = false, deactivated_on = '2026-09-11' where id = ${leaver.id}`.execute(
        queries,
      ),
    )
    await coverByPayslip(place.tahi, mover, '2026-09-07', '2026-09-12', 'paid')
    const other = await place.tahi.addBranch()
    await place.tahi.database.asOwner((queries) =>
      sql`update person set branch_id = ${other} where id = ${mover.id}`.execute(queries),
    )
    // In head office since September 11.
    await place.tahi.database.asOwner((queries) =>
      sql`
        update person
        set branch_id = null, role = 'act', last_branch_id = ${place.branch}, left_branch_on = '2026-09-11'
        where id = ${promoted.id}`.execute(queries),
    )
    const days = async () => {
      const september = sql`active and day < '2026-10-01'`
      return Promise.all(
        [sewer, leaver, spared, mover, promoted].map((person) => place.daysOf(person, september)),
      )
    }
    const before = await days()
    expect(before.map((each) => each.length)).toEqual([5, 5, 4, 5, 5])

    place.tahi.clock.set(new Date('2026-09-09T02:00:00Z'))
    await place.close()
    expect((await days()).map((each) => each.length)).toEqual([2, 2, 2, 2, 2])
    const opened = await place.trailOf('attendance.open')
    expect(opened.map(({ day, taken }) => [day, (taken as string[]).length])).toEqual([
      ['2026-09-09', 5],
      ['2026-09-10', 4],
      ['2026-09-11', 5],
    ])
    await place.close()
    expect(await place.trailOf('attendance.open')).toHaveLength(3)

    place.tahi.clock.set(new Date('2026-12-01T02:00:00Z'))
    await place.close()
    // The branch had nobody to be absent on the day of the promotion.
    expect(await days()).toEqual([...before.slice(0, 4), before[4]?.slice(0, 4)])
    expect((await place.trailOf('attendance.close')).slice(5, 8)).toEqual([
      { day: '2026-09-09', absent: 0, givenBack: 5 },
      { day: '2026-09-10', absent: 0, givenBack: 4 },
      { day: '2026-09-11', absent: 0, givenBack: 4 },
    ])
  })
})
