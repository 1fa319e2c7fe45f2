import { listPendingAccounts, summarisePeople } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { useRefreshPeople } from '../use-refresh-people.ts'

/** Lets the pending accounts and everything that shows people read them anew, after one was decided. */
export function useRefreshPending(): () => Promise<void> {
  const refresh = useRefresh()
  const refreshPeople = useRefreshPeople()
  return async () => {
    await Promise.all([refresh(listPendingAccounts, summarisePeople), refreshPeople()])
  }
}
