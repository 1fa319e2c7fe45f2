import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { listDepartments } from './list-departments.ts'
import { saveDepartment } from './save-department.ts'

export const departmentRoutes: Binding[] = [
  inWork(contract.listDepartments, listDepartments),
  inWork(contract.createDepartment, saveDepartment),
]
