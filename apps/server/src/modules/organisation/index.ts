import {
  createBranch,
  createDepartment,
  createDesignation,
  listBranches,
  listDepartments,
  listDesignations,
  openCompanyPicture,
  readCompany,
  readCompanySettings,
  saveCompanySettings,
} from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import type { Sessions } from '../identity/index.ts'
import { listBranches as branches } from './branches/list-branches.ts'
import { saveBranch } from './branches/save-branch.ts'
import { openPicture } from './company/open-picture.ts'
import { readCompany as read } from './company/read-company.ts'
import { readSettings } from './company/read-settings.ts'
import { saveSettings } from './company/save-settings.ts'
import { listDepartments as departments } from './departments/list-departments.ts'
import { saveDepartment } from './departments/save-department.ts'
import { listDesignations as designations } from './designations/list-designations.ts'
import { saveDesignation } from './designations/save-designation.ts'

export { pictureAddress, type StoredCompany } from './company/company.ts'
export { findCompany } from './company/repository.ts'
export { branchToPostFor, holdBranch, isHeadOffice, mayPostFor } from './post-for.ts'

export const organisationRoutes = (sessions: Sessions): Binding[] => [
  directly(readCompany, read),
  directly(readCompanySettings, readSettings),
  directly(saveCompanySettings, saveSettings),
  directly(openCompanyPicture, openPicture),
  inWork(listBranches, branches),
  inWork(createBranch, saveBranch(sessions)),
  inWork(listDepartments, departments),
  inWork(createDepartment, saveDepartment),
  inWork(listDesignations, designations),
  inWork(createDesignation, saveDesignation),
]
