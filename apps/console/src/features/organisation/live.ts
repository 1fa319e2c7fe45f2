import { organisationChanged } from '@tahi/contract'
import { type Reaction, readsEverythingAnew } from '../../platform/live.ts'

/** Names of branches, departments and designations stand in nearly every answer, and people move with them. */
export const organisationReactions: Reaction[] = [readsEverythingAnew(organisationChanged)]
