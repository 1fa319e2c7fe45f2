import { assignShift, createAttendance, createLeave, createShift } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'
import { readConfig } from '../../../platform/config.ts'
import { TimeZone } from '../../../platform/time-zone.ts'
import { closeDay } from './close-day.ts'
import { nightlyClose } from './nightly-close.ts'

// Wednesday, November 18, 2026 is today; a database of its own, for the close goes through every branch.
describe('the nightly close', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person

  beforeAll(async () => {
    tahi = await startServer()
  })
  afterAll(() => tahi.close())

  beforeEach(async () => {
    tahi.clock.set(usualNow)
    await removeBranches()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    await since('branch', branch, '2026-11-13')
    await since('person', manager.id, '2026-11-13')
  })

  const removeBranches = () =>
    tahi.database.asOwner(async (queries) => {
      await sql`update person set active = false where branch_id is not null`.execute(queries)
      await sql`update branch set active = false`.execute(queries)
    })
  const since = (table: 'branch' | 'person', id: string, day: string) =>
    tahi.database.asOwner((queries) =>
      queries
        .updateTable(table)
        .set({ created_at: new Date(`${day}T01:00:00Z`) })
        .where('id', '=', id)
        .execute(),
    )
  const hired = async (day: string) => {
    const person = await tahi.addPerson('user', branch)
    await since('person', person.id, day)
    return person
  }
  const close = () => nightlyClose({ ...tahi, timeZone: new TimeZone(tahi.database, readConfig({})) })
  const daysOf = async (person: Person, which = sql`true`) => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ day: string; status: string }>`
        select day, status from attendance where ${which} and person_id = ${person.id} order by day`.execute(
        queries,
      ),
    )
    return rows.map(({ day, status }) => `${day} ${status}`)
  }

  it('writes absent on working days past, Sunday and today left out', async () => {
    const sewer = await hired('2026-11-01')
    const body = { date: '2026-11-16', timeIn: '08:00', userId: sewer.id, status: 'pending' } as const
    await tahi.call(manager, createAttendance, { body })
    await close()
    expect(await daysOf(sewer)).toEqual([
      '2026-11-13 absent',
      '2026-11-14 absent',
      '2026-11-16 present',
      '2026-11-17 absent',
    ])
    expect(await daysOf(manager)).toEqual([])
  })

  it('leaves nothing behind of somebody who is moved at that moment', async () => {
    const sewer = await hired('2026-11-16')
    const other = await tahi.addBranch()
    const { closing } = await tahi.database.asOwner(async (queries) => {
      await sql`update person set branch_id = ${other} where id = ${sewer.id}`.execute(queries)
      const closing = close()
      await untilWaiting(tahi.database, 1)
      return { closing }
    })
    await closing
    expect(await daysOf(sewer, sql`branch_id = ${branch}`)).toEqual([])
  })

  it("goes by the shift's days, with the shift's hours", async () => {
    const sewer = await hired('2026-11-01')
    const hours = { name: 'Weekend', start: '06:00', end: '15:00', days: [0, 6] }
    const shift = await tahi.call(manager, createShift, { body: hours })
    const assignment = { shiftId: shift.ok.data._id, userIds: [sewer.id], from: '2026-11-14' }
    await tahi.call(manager, assignShift, { body: assignment })
    await close()
    expect(await daysOf(sewer)).toEqual(['2026-11-13 absent', '2026-11-14 absent', '2026-11-15 absent'])
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select late_after from attendance where person_id = ${sewer.id} order by day`.execute(queries),
    )
    expect(rows).toEqual([{ late_after: 510 }, { late_after: 390 }, { late_after: 390 }])
  })

  it('writes leave where a confirmed leave covers a working day that has nothing', async () => {
    const sewer = await hired('2026-11-01')
    const leave = (date: string, dateEnd: string, state: 'confirmed' | 'requested') =>
      tahi.call(manager, createLeave, {
        body: { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state },
      })
    await leave('2026-11-13', '2026-11-15', 'confirmed')
    await leave('2026-11-16', '2026-11-16', 'requested')
    // Whatever the confirmation wrote is gone again.
    await tahi.database.asOwner((queries) =>
      sql`delete from attendance where person_id = ${sewer.id}`.execute(queries),
    )
    await close()
    expect(await daysOf(sewer)).toEqual([
      '2026-11-13 leave',
      '2026-11-14 leave',
      '2026-11-16 absent',
      '2026-11-17 absent',
    ])
    const trail = await tahi.database.asOwner((queries) =>
      sql`select after from audit_entry where entity_id = ${branch} order by id limit 1`.execute(queries),
    )
    expect(trail.rows).toEqual([{ after: { day: '2026-11-13', absent: 0, leave: 1 } }])
  })

  it('marks nobody before they were hired, nor after they left', async () => {
    const newcomer = await hired('2026-11-16')
    const former = await hired('2026-11-01')
    const dates = { date: '2026-11-17', dateEnd: '2026-11-18' }
    await tahi.call(manager, createLeave, {
      body: { userId: former.id, leaveType: 'Sick', state: 'confirmed', ...dates },
    })
    await tahi.database.asOwner(async (queries) => {
      await queries.updateTable('person').set({ active: false }).where('id', '=', former.id).execute()
      // Whatever the confirmation wrote is gone again.
      await sql`delete from attendance where person_id = ${former.id}`.execute(queries)
    })
    await close()
    expect(await daysOf(newcomer)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
    expect(await daysOf(former)).toEqual([])
  })

  it('marks nobody on days between a deactivation and the activation after it', async () => {
    const back = await hired('2026-11-01')
    const away = { deactivated_on: '2026-11-13', activated_on: '2026-11-17' }
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set(away).where('id', '=', back.id).execute(),
    )
    await close()
    expect(await daysOf(back)).toEqual(['2026-11-13 absent', '2026-11-17 absent'])
  })

  it('changes nothing when it is repeated, also at the same time', async () => {
    const sewer = await hired('2026-11-16')
    await Promise.all([close(), close()])
    await tahi.database.asOwner(async (queries) => {
      await sql`update attendance set active = false where person_id = ${sewer.id}`.execute(queries)
      // As another process does that saw the day open a moment ago.
      const again = { branchId: branch, day: '2026-11-16', now: usualNow, timeZone: 'Asia/Manila' }
      await closeDay(queries, again)
    })
    await close()
    expect(await daysOf(sewer)).toEqual(['2026-11-16 absent', '2026-11-17 absent'])
    const trail = await tahi.database.asOwner((queries) =>
      sql`select after from audit_entry where entity_id = ${branch} order by id`.execute(queries),
    )
    expect(trail.rows).toEqual([
      { after: { day: '2026-11-16', absent: 1 } },
      { after: { day: '2026-11-17', absent: 1 } },
    ])
  })

  it('leaves removed branches alone', async () => {
    await hired('2026-11-01')
    await removeBranches()
    await close()
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select from closed_day where branch_id = ${branch}`.execute(queries),
    )
    expect(rows).toEqual([])
  })

  it('makes up for nights that it missed, to 31 days', async () => {
    const sewer = await hired('2026-11-16')
    await close()
    tahi.clock.set(new Date('2026-11-19T16:30:00Z'))
    await close()
    expect((await daysOf(sewer)).map((text) => text.slice(0, 10))).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ])

    const later = await tahi.addBranch()
    await since('branch', later, '2026-01-01')
    await close()
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select min(day) as first, max(day) as last from closed_day where branch_id = ${later}`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ first: '2026-10-20', last: '2026-11-19' }])
  })

  it('goes on where the server’s clock ran ahead once, and is right again', async () => {
    const sewer = await hired('2026-11-01')
    tahi.clock.set(new Date('2027-11-18T02:00:00Z'))
    await close()
    tahi.clock.set(usualNow)
    await close()
    const live = sql`active`
    expect((await daysOf(sewer, live)).at(-1)).toBe('2026-11-17 absent')
    tahi.clock.set(new Date('2026-11-19T02:00:00Z'))
    await close()
    expect((await daysOf(sewer, live)).at(-1)).toBe('2026-11-18 absent')
  })

  it('takes back the absences that it wrote too early, and no other day', async () => {
    const absent = async ({ id, branchId }: Person, more: { date: string; timeIn?: string }) => {
      const body = { ...more, userId: id, status: 'absent' } as const
      const keeper = await tahi.addPerson('manager', branchId)
      expect((await tahi.call(keeper, createAttendance, { body })).status).toBe(200)
    }
    const [onLeave, seen] = [await hired('2026-11-17'), await hired('2026-11-17')]
    const dates = { date: '2026-11-18', dateEnd: '2026-11-18' }
    await tahi.call(manager, createLeave, {
      body: { userId: onLeave.id, leaveType: 'Sick', state: 'confirmed', ...dates },
    })
    tahi.clock.set(new Date('2026-11-20T02:00:00Z'))
    await absent(seen, { date: '2026-11-19', timeIn: '08:00' })
    await close()
    tahi.clock.set(usualNow)
    const other = await tahi.addPerson('user', await tahi.addBranch())
    await absent(other, { date: '2026-11-18' })
    await close()
    const live = sql`active`
    expect(await daysOf(onLeave, live)).toEqual(['2026-11-17 absent', '2026-11-18 leave'])
    expect(await daysOf(seen, live)).toEqual(['2026-11-17 absent', '2026-11-19 absent'])
    expect(await daysOf(other, live)).toEqual(['2026-11-18 absent'])
  })

  it('begins with the first attendance where that is before the branch was entered', async () => {
    await since('branch', branch, '2026-11-18')
    const sewer = await hired('2026-11-01')
    await tahi.call(manager, createAttendance, { body: { date: '2026-11-16', userId: sewer.id } })
    await close()
    expect(await daysOf(sewer)).toEqual(['2026-11-16 present', '2026-11-17 absent'])
  })
})
