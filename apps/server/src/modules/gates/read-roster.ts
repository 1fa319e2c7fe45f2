import type { readGateRoster as call, GatePerson } from '@tahi/contract'
import { formatWallTime, formatWallTimeOrNone, nightEndsAt, nightUntil, type WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { momentOf } from '../../platform/clock.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { fullNameOfPerson } from '../../platform/person-name.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { scheduleOn } from '../attendance/index.ts'
import { gateContext } from './gate-context.ts'
import { placeOf } from './place.ts'
import type { Seal } from './seal.ts'

/** The employees who may clock in at a gate: only names, codes and today's times. */
export const readRoster =
  (seal: Seal) =>
  async (services: Services, _: unknown, origin: Origin): Promise<Result<typeof call>> => {
    const { gate, context } = gateContext(services, origin)
    const { now, today } = momentOf(services.clock.now(), services.timeZone.name)
    return services.database.work(
      context,
      async (work) => ({
        ...(await placeOf(work.queries, seal, gate)),
        now: now.toISOString(),
        timeZone: services.timeZone.name,
        today,
        people: await peopleOf(work, gate.branchId),
      }),
      'read',
    )
  }

interface Row extends Omit<GatePerson, 'timeIn' | 'timeOut' | 'openYesterday'> {
  timeIn: WallTime | null
  timeOut: WallTime | null
  /** Yesterday's time in, in the night and without a time out. */
  openSince: WallTime | null
  /** When the shift of today starts, if yesterday is open. */
  shiftStart: WallTime | null
}

async function peopleOf({ queries, today, time }: Work, branchId: string): Promise<GatePerson[]> {
  const { rows } = await sql<Row>`
    select person.code, ${fullNameOfPerson} as name, pin.set_at is not null as "hasPin",
      attendance.time_in as "timeIn", attendance.time_out as "timeOut",
      before.time_in as "openSince", schedule.paid_from as "shiftStart"
    from person
    left join gate_pins() as pin on pin.person_id = person.id
    left join attendance on attendance.person_id = person.id and attendance.day = ${today} and attendance.active
    left join attendance as before on ${time < nightEndsAt} and before.active and before.person_id = person.id
      and before.day = ${today}::date - 1 and before.time_in is not null and before.time_out is null
    left join lateral ${scheduleOn(sql`person.id`, sql`${today}::date`)} as schedule on before.id is not null
    where person.active and person.role = 'user' and person.branch_id = ${branchId}
    order by lower(person.code)`.execute(queries)
  return rows.map(({ openSince, shiftStart, ...row }) => ({
    ...row,
    timeIn: formatWallTimeOrNone(row.timeIn),
    timeOut: formatWallTimeOrNone(row.timeOut),
    ...openYesterdayOf(openSince, shiftStart, time),
  }))
}

function openYesterdayOf(
  openSince: WallTime | null,
  shiftStart: WallTime | null,
  time: WallTime,
): Pick<GatePerson, 'openYesterday'> {
  if (openSince === null || shiftStart === null || time >= nightUntil(shiftStart)) return {}
  const until = nightUntil(shiftStart)
  return { openYesterday: { timeIn: formatWallTime(openSince), until: formatWallTime(until) } }
}
