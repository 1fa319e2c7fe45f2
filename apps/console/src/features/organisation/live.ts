import { organisationChanged } from '@tahi/contract'
import { type Reaction, readsEverythingAnew } from '../../platform/live.ts'

/** Nearly every reply contains names of branches, departments or designations, and people move with them. */
export const organisationReactions: Reaction[] = [readsEverythingAnew(organisationChanged)]
