import { sql } from 'kysely'
import { isUnsettledClaim, isWaitingTap, tappedOn } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countWaiting, type Waiting } from './waiting.ts'

/**
 * Clock-ins and clock-outs that were not recorded and wait for HR: claims, and taps with a wrong PIN. One that comes late
 * is for a day of a former month, which may be paid already and which no list shows by itself.
 */
export const countUnrecordedTimes = (asked: Asked): Promise<Waiting> => {
  const { timeZone } = asked.work
  return countWaiting(
    asked,
    { table: 'punch', day: sql`day`, waits: isUnsettledClaim },
    { table: 'gate_punch', day: tappedOn(timeZone), waits: isWaitingTap(timeZone) },
  )
}
