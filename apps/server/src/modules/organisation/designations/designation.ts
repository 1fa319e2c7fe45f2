import type { Designation, designationSorts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../../platform/alphabetical.ts'
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
  sorts: {
    departmentName: alphabetical(sql`department.name`),
    designationName: alphabetical(sql`designation.name`),
  } satisfies Record<(typeof designationSorts)[number], RawBuilder<unknown>>,
  order: { usual: 'departmentName', tie: sql`${alphabetical(sql`designation.name`)}, designation.id` },
}

/** A designation as the contract has it. */
export const readDesignation = (work: Work, id: string): Promise<Designation> =>
  readPart<DesignationFields>(work, designationQuery, id)
