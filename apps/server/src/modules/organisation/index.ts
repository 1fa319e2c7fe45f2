import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'
import { listBranches } from './branches/list-branches.ts'
import { saveBranch } from './branches/save-branch.ts'
import { listDepartments } from './departments/list-departments.ts'
import { saveDepartment } from './departments/save-department.ts'
import { listDesignations } from './designations/list-designations.ts'
import { saveDesignation } from './designations/save-designation.ts'

export { branchToPostFor, holdBranch, isHeadOffice, mayPostFor } from './post-for.ts'

export const organisationRoutes = (sessions: Sessions): Binding[] => [
  inWork(contract.listBranches, listBranches),
  inWork(contract.createBranch, saveBranch(sessions)),
  inWork(contract.listDepartments, listDepartments),
  inWork(contract.createDepartment, saveDepartment),
  inWork(contract.listDesignations, listDesignations),
  inWork(contract.createDesignation, saveDesignation),
]
