import { type readAttendance as call, listLeaves, mayUse, type Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { orNotFound } from '../../platform/errors.ts'
import { readTrail } from '../../platform/history.ts'
import type { Result } from '../../platform/http/binding.ts'
import { readable } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { toClaim } from './punches/claim.ts'
import { findClaimsOf } from './punches/repository.ts'
import { toRecord } from './record.ts'
import { findPayslipId } from './refuse-under-payslip.ts'
import { findToRead } from './repository.ts'

/**
 * One record with its claims and its full history, newest first. The history includes the imports and the leave that wrote
 * the record. The leave's part is only for callers who may read leaves, because it tells why a person is away (D2, C6).
 */
export async function readRecord(work: Work, { params }: Request<typeof call>): Promise<Result<typeof call>> {
  const row = orNotFound(await findToRead(work, { id: params.id }))
  const [history, claims, payslipId] = await Promise.all([
    readTrail(work, sql`(entity, entity_id) in (${writersOf(work, row.id)})`),
    findClaimsOf(work, row),
    row.payslip ? findPayslipId(work, row) : null,
  ])
  return {
    ...toRecord(row, work),
    payslipId,
    claims: claims.map(toClaim),
    history,
  }
}

/** The record, its imports and its leave by their names in the audit trail. Ids alone are only unique per kind. */
function writersOf({ scope }: Work, id: string): RawBuilder<unknown> {
  const mayReadLeave = mayUse(listLeaves.allow, scope.role)
  return sql`
    select writer.entity, writer.id
    from attendance
    left join leave on leave.id = attendance.leave_id and ${mayReadLeave} and ${readable(scope, 'leave')}
    cross join lateral (
      values ('attendance', attendance.id), ('attendance_import', attendance.import_id), ('leave', leave.id)
      union all
      select 'attendance_import', unnest(attendance.former_imports)
    ) as writer (entity, id)
    where attendance.id = ${id} and writer.id is not null`
}
