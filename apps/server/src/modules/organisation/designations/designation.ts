import type { Designation } from '@tahi/contract'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { type PartQuery, readPart } from '../read-parts.ts'

export interface DesignationFields {
  designationName: string
  /** The department's id, under the contract's name. */
  departmentName: string
  departmentTitle: string
}

export const designationQuery: PartQuery = {
  table: 'designation',
  fields: sql`designation.name as "designationName", designation.department_id as "departmentName",
    department.name as "departmentTitle"`,
  join: sql`join department on department.id = designation.department_id`,
  members: sql`person.designation_id = designation.id`,
}

/** A designation as the contract has it. */
export const readDesignation = (work: Work, id: string): Promise<Designation> =>
  readPart<DesignationFields>(work, designationQuery, id)
