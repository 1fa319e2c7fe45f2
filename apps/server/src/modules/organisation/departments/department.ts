import type { Department } from '@tahi/contract'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { type PartQuery, readPart } from '../read-parts.ts'

export interface DepartmentFields {
  departmentName: string
  designations: number
}

export const departmentQuery: PartQuery = {
  table: 'department',
  fields: sql`department.name as "departmentName",
    (select count(*) from designation where designation.active and designation.department_id = department.id)
      as designations`,
  members: sql`person.department_id = department.id`,
}

/** A department as the contract has it. */
export const readDepartment = (work: Work, id: string): Promise<Department> =>
  readPart<DepartmentFields>(work, departmentQuery, id)
