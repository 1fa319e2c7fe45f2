import { listBranches, readCompany } from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { listBranches as list } from './list-branches.ts'
import { readCompany as read } from './read-company.ts'

export const organisationRoutes: Binding[] = [directly(readCompany, read), inWork(listBranches, list)]
