import {
  leaveChanged,
  listPendingAccounts,
  listPeople,
  listPersonRecords,
  pendingAccountsChanged,
  peopleChanged,
  readCurrentUser,
  shiftsChanged,
  summarisePeople,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const peopleReactions: Reaction[] = [
  readsAnew(peopleChanged, listPersonRecords, listPeople, summarisePeople, readCurrentUser),
  readsAnew(pendingAccountsChanged, listPendingAccounts, summarisePeople),
  // Core HR counts who is away, and whose shift is not told.
  readsAnew(leaveChanged, summarisePeople),
  readsAnew(shiftsChanged, summarisePeople),
]
