import {
  leaveChanged,
  leaveEvent,
  listLeaves,
  readLeaveCalendar,
  readLeaveUse,
  summariseLeaves,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'

export const leaveReactions: Reaction[] = [
  showsRecord(leaveEvent, listLeaves, (leave) => leave),
  readsAnew(leaveChanged, listLeaves, summariseLeaves, readLeaveCalendar, readLeaveUse),
]
