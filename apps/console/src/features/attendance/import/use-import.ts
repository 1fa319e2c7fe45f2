import type { Answer, FailedCall } from '@tahi/client'
import { type AttendanceImport, readAttendanceImport } from '@tahi/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'

/** Milliseconds between two looks at an import under way. */
const pace = 700

export const isWorking = ({ state }: AttendanceImport): boolean =>
  state === 'reading' || state === 'importing'

export const importQuery = (id: string) => queryOf(readAttendanceImport, { params: { id } })

/** An import and how far it is, looked at again and again while the server works on it. */
export function useImport(id: string | undefined) {
  return useQuery<Answer<typeof readAttendanceImport>, FailedCall>({
    ...importQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.data) ? pace : false),
    // Left alone in another tab it goes on, and is done when somebody looks again.
    refetchIntervalInBackground: true,
  })
}
