import {
  checkLeaves,
  listAttendance,
  listLeaves,
  readAttendance,
  readLeave,
  readLeaveCalendar,
  readLeaveUse,
  summariseAttendance,
  summariseLeaves,
} from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Lets everything that shows leaves, or the attendance that they write, read it anew. */
export function useRefreshLeaves(): () => Promise<void> {
  const refresh = useRefresh()
  return () =>
    refresh(
      listLeaves,
      readLeave,
      summariseLeaves,
      readLeaveCalendar,
      readLeaveUse,
      checkLeaves,
      listAttendance,
      readAttendance,
      summariseAttendance,
    )
}
