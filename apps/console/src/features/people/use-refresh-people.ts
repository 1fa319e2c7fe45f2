import { listPeople, listPersonRecords, readCurrentUser, readPerson } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Lets everything that shows people read them anew, after one of them changed; oneself may be the one. */
export function useRefreshPeople(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listPersonRecords, listPeople, readPerson, readCurrentUser)
}
