import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Book } from './book.ts'

/** Unpaid and undecided records belong to their person's current branch. */
const unpaidFollowsItsPerson: Book = async ({ run }) => {
  const elsewhere = await run(sql`
    select person.code, one.kind, one.day::text
    from (
      select 'payslip' as kind, person_id, branch_id, period_start as day from payslip
        where active and status = 'pending'
      union all select 'correction', person_id, branch_id, day from correction where state = 'requested'
      union all select 'leave', person_id, branch_id, first_day from leave where active and state = 'requested'
      union all select 'rate', person_id, branch_id, effective_from from pay_rate
      union all select 'attendance', person_id, branch_id, day from attendance
        where active and not exists (
          select from payslip
          where payslip.active and payslip.status = 'paid' and payslip.person_id = attendance.person_id
            and attendance.day between period_start and period_end)
    ) as one
    join person on person.id = one.person_id
    where one.branch_id <> person.branch_id`)
  expect(elsewhere).toEqual([])
}

export const branchBooks = [unpaidFollowsItsPerson]
