import { listAttendance, listCorrections, readAttendance, summariseAttendance } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'

/** Lets everything that shows requests, or the days that they correct, read them anew. */
export function useRefreshCorrections(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listCorrections, listAttendance, readAttendance, summariseAttendance)
}
