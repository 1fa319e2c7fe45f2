import { companyChanged, organisationChanged, readCompany, readCompanySettings } from '@tahi/contract'
import { type Reaction, readsAnew, readsEverythingAnew } from '../../platform/live.ts'

export const organisationReactions: Reaction[] = [
  // Nearly every reply contains names of branches, departments or designations, and people move with them.
  readsEverythingAnew(organisationChanged),
  readsAnew(companyChanged, readCompany, readCompanySettings),
]
