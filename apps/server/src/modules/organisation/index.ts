import {
  createBranch,
  createDepartment,
  createDesignation,
  listBranches,
  listDepartments,
  listDesignations,
} from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'
import { listBranches as branches } from './branches/list-branches.ts'
import { saveBranch } from './branches/save-branch.ts'
import { listDepartments as departments } from './departments/list-departments.ts'
import { saveDepartment } from './departments/save-department.ts'
import { listDesignations as designations } from './designations/list-designations.ts'
import { saveDesignation } from './designations/save-designation.ts'

export { branchToPostFor, holdBranch, isHeadOffice, mayPostFor } from './post-for.ts'

export const organisationRoutes = (sessions: Sessions): Binding[] => [
  inWork(listBranches, branches),
  inWork(createBranch, saveBranch(sessions)),
  inWork(listDepartments, departments),
  inWork(createDepartment, saveDepartment),
  inWork(listDesignations, designations),
  inWork(createDesignation, saveDesignation),
]
