import type { Branch, branchSorts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../../platform/alphabetical.ts'
import type { Work } from '../../../platform/work.ts'
import { type PartQuery, readPart } from '../read-parts.ts'

export const branchQuery: PartQuery = {
  table: 'branch',
  fields: sql`branch.name as "branchName"`,
  members: sql`person.branch_id = branch.id`,
  sorts: { branchName: alphabetical(sql`branch.name`) } satisfies Record<
    (typeof branchSorts)[number],
    RawBuilder<unknown>
  >,
  order: { usual: 'branchName', tie: sql`branch.id` },
}

/** A branch as the contract has it. */
export const readBranch = (work: Work, id: string): Promise<Branch> =>
  readPart<{ branchName: string }>(work, branchQuery, id)
