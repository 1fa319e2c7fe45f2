import { type RawBuilder, sql } from 'kysely'

/** Active people of one branch, or of every branch; head office belongs to none. */
export const activeInBranch = (branchId: string | null): RawBuilder<boolean> =>
  branchId === null
    ? sql`(person.active and person.branch_id is not null)`
    : sql`(person.active and person.branch_id = ${branchId})`
