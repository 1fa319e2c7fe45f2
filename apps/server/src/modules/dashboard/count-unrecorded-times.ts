import { isUnsettledClaim } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countWaiting, type Waiting } from './waiting.ts'

/**
 * Clock-ins and clock-outs that were not recorded and wait for HR. One that comes late is for a day of a former month,
 * which may be paid already and which no list shows by itself.
 */
export const countUnrecordedTimes = (asked: Asked): Promise<Waiting> =>
  countWaiting(asked, { table: 'punch', day: 'day', waits: isUnsettledClaim })
