import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { listDesignations } from './list-designations.ts'
import { saveDesignation } from './save-designation.ts'

export const designationRoutes: Binding[] = [
  inWork(contract.listDesignations, listDesignations),
  inWork(contract.createDesignation, saveDesignation),
]
