import { pendingAccountsChanged, peopleChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsPending, showsPeople } from './shows.ts'

export const peopleReactions: Reaction[] = [
  readsAnew(peopleChanged, ...showsPeople),
  readsAnew(pendingAccountsChanged, ...showsPending),
]
