import type { Department, departmentSorts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../../platform/alphabetical.ts'
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
  sorts: { departmentName: alphabetical(sql`department.name`) } satisfies Record<
    (typeof departmentSorts)[number],
    RawBuilder<unknown>
  >,
  order: { usual: 'departmentName', tie: sql`department.id` },
}

/** A department as the contract has it. */
export const readDepartment = (work: Work, id: string): Promise<Department> =>
  readPart<DepartmentFields>(work, departmentQuery, id)
