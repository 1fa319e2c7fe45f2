import {
  listAttendance,
  listShiftAssignments,
  listShifts,
  listShiftWeek,
  readAttendance,
  summariseAttendance,
  summarisePeople,
} from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'

/** Lets everything that shows shifts read them anew; attendance too, whose lateness goes by them. */
export function useRefreshShifts(): () => Promise<void> {
  const refresh = useRefresh()
  return () =>
    refresh(
      listShifts,
      listShiftWeek,
      listShiftAssignments,
      summarisePeople,
      listAttendance,
      readAttendance,
      summariseAttendance,
    )
}
