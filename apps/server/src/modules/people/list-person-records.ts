import type { listPersonRecords as call, PayrollBlock, PersonRow, Request, Role } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { readPage } from '../../platform/lists/paging.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import type { Services } from '../../platform/services.ts'
import { leftOn } from '../attendance/index.ts'
import { actionsOn } from './abilities.ts'
import { departmentName, designationName, personFilters, personOrder } from './filters.ts'
import { blocksOf } from './payroll-blocks.ts'
import { personTables } from './person.ts'

interface Row extends PersonNameRow {
  id: string
  role: Role
  branchId: string | null
  branchName: string | null
  departmentName: string | null
  designationName: string | null
  avatarFileId: string | null
  blocks: PayrollBlock[]
  active: boolean
  version: number
  leftOn: Day | null
}

/** The record list (W2 Employees) with the reasons that block each person's pay; excludes the caller. */
export const listPersonRecords = (
  { database, files }: Services,
  { query }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => {
      const { queries, scope, now, today } = work
      const list = {
        from: personTables,
        where: personFilters(work, query),
        columns: sql`
          person.id, ${personNameColumns}, person.role,
          person.branch_id as "branchId", branch.name as "branchName",
          ${departmentName} as "departmentName", ${designationName} as "designationName",
          person.avatar_file_id as "avatarFileId", ${blocksOf(today)} as blocks, person.active, person.version,
          ${leftOn} as "leftOn"`,
        order: personOrder(query.sort),
      }
      const toRow = (row: Row): PersonRow => ({
        ...toPersonName(row.id, row),
        role: row.role,
        branchId: row.branchId,
        branchName: row.branchName,
        departmentName: row.departmentName,
        designationName: row.designationName,
        avatar: row.avatarFileId === null ? null : files.addresses.sign(row.avatarFileId, now),
        blocks: row.blocks,
        status: row.active,
        version: row.version,
        can: actionsOn(scope, row),
      })
      return readPage(queries, query, list, toRow)
    },
    'read',
  )
