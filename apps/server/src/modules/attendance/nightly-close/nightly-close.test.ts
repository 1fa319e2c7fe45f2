import { assignShift, createAttendance, createLeave, createShift, removeAttendance } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NightlyClose, openNightlyClose } from '../../../../test/fixtures/nightly-close.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'
import { closeDay } from './close-day.ts'

// Wednesday, November 18, 2026 is today.
describe('the nightly close', () => {
  let place: NightlyClose

  beforeAll(async () => {
    place = await openNightlyClose()
  })
  afterAll(() => place.tahi.close())
  beforeEach(() => place.renew())

  it('writes absent on working days past, Sunday and today left out', async () => {
    const sewer = await place.hired('2026-11-01')
    const body = { date: '2026-11-16', timeIn: '08:00', userId: sewer.id, status: 'pending' } as const
    await place.tahi.call(place.manager, createAttendance, { body })
    await place.close()
    expect(await place.daysOf(sewer)).toEqual([
      '2026-11-13 absent',
      '2026-11-14 absent',
      '2026-11-16 present',
      '2026-11-17 absent',
    ])
    expect(await place.daysOf(place.manager)).toEqual([])
  })

  it('writes nothing under a paid payslip', async () => {
    const [paid, pending] = [await place.hired('2026-11-16'), await place.hired('2026-11-16')]
    await coverByPayslip(place.tahi, paid, '2026-11-16', '2026-11-16', 'paid')
    await coverByPayslip(place.tahi, pending, '2026-11-16', '2026-11-16')
    await place.close()
    expect(await place.daysOf(paid)).toEqual(['2026-11-17 absent'])
    expect(await place.daysOf(pending)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
  })

  it('leaves nothing behind of somebody who is moved at that moment', async () => {
    const sewer = await place.hired('2026-11-16')
    const other = await place.tahi.addBranch()
    const { closing } = await place.tahi.database.asOwner(async (queries) => {
      await sql`update person set branch_id = ${other} where id = ${sewer.id}`.execute(queries)
      const closing = place.close()
      await untilWaiting(place.tahi.database, 1)
      return { closing }
    })
    await closing
    expect(await place.daysOf(sewer, sql`branch_id = ${place.branch}`)).toEqual([])
  })

  it("goes by the shift's days, with the shift's hours", async () => {
    const sewer = await place.hired('2026-11-01')
    const hours = { name: 'Weekend', start: '06:00', end: '15:00', days: [0, 6] }
    const shift = await place.tahi.call(place.manager, createShift, { body: hours })
    const assignment = { shiftId: shift.ok.data._id, userIds: [sewer.id], from: '2026-11-14' }
    await place.tahi.call(place.manager, assignShift, { body: assignment })
    await place.close()
    expect(await place.daysOf(sewer)).toEqual(['2026-11-13 absent', '2026-11-14 absent', '2026-11-15 absent'])
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql`select late_after from attendance where person_id = ${sewer.id} order by day`.execute(queries),
    )
    expect(rows).toEqual([{ late_after: 510 }, { late_after: 390 }, { late_after: 390 }])
  })

  it('writes leave where a confirmed leave covers a working day that has nothing', async () => {
    const sewer = await place.hired('2026-11-01')
    const leave = (date: string, dateEnd: string, state: 'confirmed' | 'requested') =>
      place.tahi.call(place.manager, createLeave, {
        body: { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state },
      })
    await leave('2026-11-13', '2026-11-15', 'confirmed')
    await leave('2026-11-16', '2026-11-16', 'requested')
    // Deletes the days that the confirmation wrote.
    await place.tahi.database.asOwner((queries) =>
      sql`delete from attendance where person_id = ${sewer.id}`.execute(queries),
    )
    await place.close()
    expect(await place.daysOf(sewer)).toEqual([
      '2026-11-13 leave',
      '2026-11-14 leave',
      '2026-11-16 absent',
      '2026-11-17 absent',
    ])
    const trail = await place.tahi.database.asOwner((queries) =>
      sql`select after from audit_entry where entity_id = ${place.branch} order by id limit 1`.execute(
        queries,
      ),
    )
    expect(trail.rows).toEqual([{ after: { day: '2026-11-13', absent: 0, leave: 1 } }])
  })

  it('marks nobody before they were hired, nor after they left', async () => {
    const newcomer = await place.hired('2026-11-16')
    const former = await place.hired('2026-11-01')
    const dates = { date: '2026-11-17', dateEnd: '2026-11-18' }
    await place.tahi.call(place.manager, createLeave, {
      body: { userId: former.id, leaveType: 'Sick', state: 'confirmed', ...dates },
    })
    await place.tahi.database.asOwner(async (queries) => {
      await queries.updateTable('person').set({ active: false }).where('id', '=', former.id).execute()
      // Deletes the days that the confirmation wrote.
      await sql`delete from attendance where person_id = ${former.id}`.execute(queries)
    })
    await place.close()
    expect(await place.daysOf(newcomer)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
    expect(await place.daysOf(former)).toEqual([])
  })

  it('marks nobody on days between a deactivation and the activation after it', async () => {
    const back = await place.hired('2026-11-01')
    const away = { days_away: '{[2026-11-14,2026-11-17)}' }
    await place.tahi.database.asOwner((queries) =>
      queries.updateTable('person').set(away).where('id', '=', back.id).execute(),
    )
    await place.close()
    expect(await place.daysOf(back)).toEqual(['2026-11-13 absent', '2026-11-17 absent'])
  })

  it('changes nothing when it is repeated, also at the same time', async () => {
    const sewer = await place.hired('2026-11-16')
    await Promise.all([place.close(), place.close()])
    await place.tahi.database.asOwner(async (queries) => {
      await sql`update attendance set active = false where person_id = ${sewer.id}`.execute(queries)
      // Like another process that just saw the day open.
      const again = { branchId: place.branch, day: '2026-11-16', now: usualNow, timeZone: 'Asia/Manila' }
      await closeDay(queries, again)
    })
    await place.close()
    expect(await place.daysOf(sewer)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
    const trail = await place.tahi.database.asOwner((queries) =>
      sql`select after from audit_entry where entity_id = ${place.branch} order by id`.execute(queries),
    )
    expect(trail.rows).toEqual([
      { after: { day: '2026-11-16', absent: 1 } },
      { after: { day: '2026-11-17', absent: 1 } },
    ])
  })

  it('leaves removed branches alone', async () => {
    await place.hired('2026-11-01')
    await place.removeBranches()
    await place.close()
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql`select from closed_day where branch_id = ${place.branch}`.execute(queries),
    )
    expect(rows).toEqual([])
  })

  it('makes up for nights that it missed, to 31 days', async () => {
    const sewer = await place.hired('2026-11-16')
    await place.close()
    place.tahi.clock.set(new Date('2026-11-19T16:30:00Z'))
    await place.close()
    expect((await place.daysOf(sewer)).map((text) => text.slice(0, 10))).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ])

    const later = await place.tahi.addBranch()
    await place.since('branch', later, '2026-01-01')
    await place.close()
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql`select min(day) as first, max(day) as last from closed_day where branch_id = ${later}`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ first: '2026-10-20', last: '2026-11-19' }])
  })

  it('closes the other branches where one cannot be closed, and fails', async () => {
    const sewer = await place.hired('2026-11-16')
    // The lowest id, so that this branch comes first.
    const broken = '00000000-0000-4000-8000-000000000001'
    await place.tahi.database.asOwner((queries) =>
      queries.insertInto('branch').values({ id: broken, name: 'Broken' }).execute(),
    )
    await place.since('branch', broken, '2026-11-16')
    const refuse = sql.raw(`alter table closed_day add constraint refused check (branch_id <> '${broken}')`)
    await place.tahi.database.asOwner((queries) => refuse.execute(queries))
    await expect(place.close()).rejects.toThrow('1 of 2 branches could not be closed')
    await place.tahi.database.asOwner((queries) =>
      sql`alter table closed_day drop constraint refused`.execute(queries),
    )
    expect(await place.daysOf(sewer)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
  })

  it('closes a day again where another transaction and it waited for each other', async () => {
    const people = [await place.hired('2026-11-16'), await place.hired('2026-11-16')]
    const [first, last] = people.map(({ id }) => id).sort()
    const { closing } = await place.tahi.database.asOwner(async (queries) => {
      const hold = (id = '') => sql`update person set version = version + 1 where id = ${id}`.execute(queries)
      await hold(last)
      const closing = place.close()
      // The transaction that waits first detects the deadlock.
      await untilWaiting(place.tahi.database, 1)
      await hold(first)
      return { closing }
    })
    await closing
    for (const person of people)
      expect(await place.daysOf(person)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
  })

  it('begins no other day when the process ends', async () => {
    const sewer = await place.hired('2026-11-01')
    const stopping = new AbortController()
    const live = { ...place.tahi.live, changed: () => stopping.abort() } as unknown as TestServer['live']
    await place.close({ live }, stopping.signal)
    expect(await place.daysOf(sewer)).toEqual(['2026-11-13 absent'])
  })

  it('begins with the first attendance where that is before the branch was entered', async () => {
    await place.since('branch', place.branch, '2026-11-18')
    const sewer = await place.hired('2026-11-01')
    await place.tahi.call(place.manager, createAttendance, { body: { date: '2026-11-16', userId: sewer.id } })
    await place.close()
    expect(await place.daysOf(sewer)).toEqual(['2026-11-16 present', '2026-11-17 absent'])
  })

  it('brings back nothing that was removed in a former branch', async () => {
    const sewer = await place.hired('2026-11-16')
    await place.close()
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql<{ _id: string }>`select id as _id from attendance where person_id = ${sewer.id}`.execute(queries),
    )
    for (const body of rows) await place.tahi.call(place.manager, removeAttendance, { body })
    const entered = await place.tahi.addBranch()
    await place.since('branch', entered, '2026-11-18')
    await place.tahi.database.asOwner((queries) =>
      sql`update person set branch_id = ${entered} where id = ${sewer.id}`.execute(queries),
    )
    place.branch = entered
    const [first, manager] = [await place.hired('2026-11-01'), await place.tahi.addPerson('manager', entered)]
    await place.tahi.call(manager, createAttendance, { body: { date: '2026-11-16', userId: first.id } })
    place.tahi.clock.set(new Date('2026-11-19T00:00:00Z'))
    await place.close()
    expect(await place.daysOf(first)).toEqual([
      '2026-11-16 present',
      '2026-11-17 absent',
      '2026-11-18 absent',
    ])
    expect(await place.daysOf(sewer, sql`active`)).toEqual(['2026-11-18 absent'])
  })

  it('closes no days of before a branch was entered for records that came with somebody who was moved', async () => {
    const sewer = await place.hired('2026-11-01')
    await place.tahi.call(place.manager, createAttendance, { body: { date: '2026-11-13', userId: sewer.id } })
    await place.close()
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql<{ _id: string; version: number }>`
        select id as _id, version from attendance where person_id = ${sewer.id} and day = '2026-11-16'`.execute(
        queries,
      ),
    )
    for (const body of rows) await place.tahi.call(place.manager, removeAttendance, { body })
    const entered = await place.tahi.addBranch()
    await place.since('branch', entered, '2026-11-18')
    await place.tahi.database.asOwner(async (queries) => {
      await sql`update attendance set created_at = '2026-11-17' where person_id = ${sewer.id}`.execute(
        queries,
      )
      await sql`update attendance set branch_id = ${entered} where person_id = ${sewer.id}`.execute(queries)
      await sql`update person set branch_id = ${entered} where id = ${sewer.id}`.execute(queries)
    })
    const before = await place.daysOf(sewer, sql`active`)
    place.tahi.clock.set(new Date('2026-11-19T00:00:00Z'))
    await place.close()
    expect(await place.daysOf(sewer, sql`active`)).toEqual([...before, '2026-11-18 absent'])
  })
})
