import {
  attendanceChanged,
  checkLeaves,
  leaveChanged,
  leaveEvent,
  listLeaves,
  peopleChanged,
  quotaChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'
import { showsLeaves } from './shows.ts'

export const leaveReactions: Reaction[] = [
  showsRecord(leaveEvent, listLeaves, (leave) => leave),
  readsAnew(leaveChanged, ...showsLeaves),
  // Who came to work on a day of a leave keeps the day.
  readsAnew(attendanceChanged, checkLeaves),
  // Which quotas would have nobody left, and who else there is.
  readsAnew(quotaChanged, checkLeaves),
  readsAnew(peopleChanged, checkLeaves),
]
