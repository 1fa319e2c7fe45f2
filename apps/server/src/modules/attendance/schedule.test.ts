import { deriveStatus, isWorkingDay, scheduleOfShift, shiftOn, specifiedSchedule } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { newId } from '../../platform/ids.ts'
import { scheduleOn } from './schedule.ts'

// The database needs these rules for thousands of days at once, so they exist twice: this compares them.
describe("the database's rules are the domain's", () => {
  let tahi: TestServer
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    sewer = await tahi.addPerson('user', await tahi.addBranch())
  })

  it('for the schedule of a day', async () => {
    const shifts = [
      { id: newId(), start: 360, end: 900, breakMinutes: 30, days: [1, 2, 3] },
      { id: newId(), start: 1425, end: 1439, breakMinutes: 0, days: [0, 6] },
    ]
    // What the first shift was until a day, two changes long.
    const former = [
      { before: '2026-11-04', start: 420, end: 960, breakMinutes: 60, days: [2, 4] },
      { before: '2026-11-05', start: 480, end: 1020, breakMinutes: 45, days: [0, 1, 2, 3, 4, 5, 6] },
    ]
    const assignments = [
      { from: '2026-11-03', shift: shifts[0] },
      { from: '2026-11-06', shift: undefined },
      { from: '2026-11-08', shift: shifts[1] },
    ]
    await tahi.database.asOwner(async (queries) => {
      for (const { id, start, end, breakMinutes, days } of shifts)
        await sql`insert into shift (id, branch_id, name, starts_at, ends_at, break_minutes, days)
          values (${id}, ${sewer.branchId}, ${id}, ${start}, ${end}, ${breakMinutes}, ${days})`.execute(
          queries,
        )
      for (const { before, start, end, breakMinutes, days } of former)
        await sql`insert into former_shift_hours
          (shift_id, branch_id, before_day, starts_at, ends_at, break_minutes, days)
          values (${shifts[0]?.id}, ${sewer.branchId}, ${before}, ${start}, ${end}, ${breakMinutes}, ${days})`.execute(
          queries,
        )
      for (const { from, shift } of assignments)
        await sql`insert into shift_assignment (person_id, branch_id, from_day, shift_id)
          values (${sewer.id}, ${sewer.branchId}, ${from}, ${shift?.id ?? null})`.execute(queries)
    })
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ day: string }>`
        select day.day, schedule.late_after as "lateAfter", schedule.paid_from as "paidFrom",
          schedule.paid_until as "paidUntil", schedule.break_minutes as "breakMinutes",
          extract(dow from day.day) = any(schedule.days) as "isWorkingDay"
        from (select day::date as day from generate_series('2026-11-01'::date, '2026-11-21', '1 day') as day) as day
        cross join lateral ${scheduleOn(sql`${sewer.id}::uuid`, sql`day.day`)} as schedule
        order by day.day`.execute(queries),
    )
    expect(rows).toHaveLength(21)
    for (const { day, ...found } of rows) {
      const assigned = shiftOn(assignments, day)?.shift
      const shift = (assigned === shifts[0] && former.find(({ before }) => day < before)) || assigned
      const schedule = shift ? scheduleOfShift(shift) : specifiedSchedule
      expect(found, day).toEqual({ ...schedule, isWorkingDay: isWorkingDay(day, shift?.days) })
    }
  })

  it('for the derived status', async () => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{
        recorded: Parameters<typeof deriveStatus>[0]['status']
        timeIn: number | null
        timeOut: number | null
        lateAfter: number
        status: string
      }>`
        insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status, late_after, active)
        select gen_random_uuid(), ${sewer.branchId}::uuid, ${sewer.id}::uuid, '2026-11-02', time_in, time_out,
          recorded, late_after, false
        from unnest('{pending,present,absent,late,halfday,leave}'::text[]) as recorded,
          unnest('{null,0,480,510,511,540,541,1439}'::smallint[]) as time_in,
          unnest('{null,1,780,781,810,811,812,1020,1439}'::smallint[]) as time_out,
          unnest('{390,510,540,1439}'::smallint[]) as late_after
        where time_out is null or time_in is null or time_out > time_in
        returning recorded_status as recorded, time_in as "timeIn", time_out as "timeOut",
          late_after as "lateAfter", status`.execute(queries),
    )
    expect(rows.length).toBeGreaterThan(1000)
    for (const { recorded, status, ...times } of rows)
      expect(status, JSON.stringify({ recorded, ...times })).toBe(
        deriveStatus({ status: recorded, ...times }),
      )
  })
})
