import type { Branch } from '@tahi/contract'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { type PartQuery, readPart } from '../read-parts.ts'

export const branchQuery: PartQuery = {
  table: 'branch',
  fields: sql`branch.name as "branchName"`,
  members: sql`person.branch_id = branch.id`,
}

/** A branch as the contract has it. */
export const readBranch = (work: Work, id: string): Promise<Branch> =>
  readPart<{ branchName: string }>(work, branchQuery, id)
