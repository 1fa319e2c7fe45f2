import {
  listBranches,
  listDepartments,
  listDesignations,
  organisationChanged,
  summariseDashboard,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const organisationReactions: Reaction[] = [
  readsAnew(organisationChanged, listBranches, listDepartments, listDesignations, summariseDashboard),
]
