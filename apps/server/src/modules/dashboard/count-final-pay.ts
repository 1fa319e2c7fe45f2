import { halfMonthOf } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { payingBranchIs } from '../../platform/scope.ts'
import { leftOn } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countUnpaidDays, type UnpaidDays } from './unpaid-days.ts'
import { daysBefore, earlierDepartures } from './unpaid-spans.ts'

/**
 * People who left, went to head office or became HR Admins, and were at work before on days that no payslip covers
 * (decision 0023), whom the caller may pay.
 */
export function countFinalPay(asked: Asked): Promise<UnpaidDays> {
  const departures = sql`
    select coalesce(${leftOn}, ${promotedOn(asked)}) union all ${earlierDepartures}`
  const spans = daysBefore(departures, asked.work.today)
  const isFormer = sql`(not person.active or person.role <> 'user')`
  const where = sql`${isFormer} and ${payingBranchIs(asked.branchId)}`
  return countUnpaidDays(asked, { spans, where }, ({ from, to }) => {
    // A longer period could meet payslips that exist.
    const end = halfMonthOf(from).to
    return { from, to: to < end ? to : end }
  })
}

/**
 * For `person`: the day on which an employee became an HR Admin. Only the trail knows it, and few people have to be
 * looked up there.
 */
const promotedOn = ({ work: { timeZone } }: Asked): RawBuilder<unknown> => sql`
  case when person.role <> 'user' and person.branch_id is not null then (
    select (max(at) at time zone ${timeZone})::date from audit_entry
    where entity = 'person' and entity_id = person.id and before ->> 'role' = 'user'
  ) end`
