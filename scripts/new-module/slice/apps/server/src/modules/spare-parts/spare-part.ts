import type { SparePart } from '@tahi/contract'
import { sql } from 'kysely'

/** One of the spare parts as the queries of this module read it. */
export interface SparePartRow {
  id: string
  branchId: string
  branchName: string
  name: string
  version: number
  createdAt: Date
}

/** For `select … from spare_part join branch`. */
export const sparePartColumns = sql`
  spare_part.id, spare_part.branch_id as "branchId", branch.name as "branchName",
  spare_part.name, spare_part.version, spare_part.created_at as "createdAt"`

/** @returns it as the contract has it */
export const toSparePart = ({ id, createdAt, ...fields }: SparePartRow): SparePart => ({
  ...fields,
  _id: id,
  createdAt: createdAt.toISOString(),
})

/** What the audit trail keeps of it. */
export const trail = ({ name }: Pick<SparePartRow, 'name'>) => ({ name })
