import type { AttendanceRecord } from '@tahi/contract/attendance'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Dated } from '../calls.ts'

/** A place in the cache that no call fills. */
export const storedTimesPath = 'stored-times'

/**
 * The day's record as the server gave it for the latest tap. It is kept beside the day's own answer, because that is of
 * yesterday, or there is none, when the connection is lost after the first tap.
 */
export const useStoredTimes = (): AttendanceRecord | undefined =>
  useQuery<Dated<{ data: AttendanceRecord }>>({ queryKey: [storedTimesPath, {}], queryFn: skipToken }).data
    ?.data
