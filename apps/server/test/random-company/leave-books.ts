import { readLeaveUse } from '@tahi/contract'
import { eachDay } from '@tahi/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Book } from './book.ts'
import { listsOf } from './lists.ts'

/** Nobody has two leaves on one day, except rejected ones. */
const leavesDoNotOverlap: Book = async ({ run }) => {
  const twice = await run(sql`
    select one.id from leave as one
    join leave as other on other.person_id = one.person_id and other.id > one.id
      and other.first_day <= one.last_day and one.first_day <= other.last_day
    where one.active and other.active and one.state <> 'rejected' and other.state <> 'rejected'`)
  expect(twice).toEqual([])
}

/** A day written by a leave lies within that leave, which is confirmed. */
const leaveDaysHaveTheirLeave: Book = async ({ run }) => {
  const orphans = await run(sql`
    select person.code, attendance.day::text, leave.state, leave.active,
      leave.first_day::text, leave.last_day::text
    from attendance
    join leave on leave.id = attendance.leave_id
    join person on person.id = attendance.person_id
    where attendance.active
      and not (leave.active and leave.state = 'confirmed'
        and attendance.day between leave.first_day and leave.last_day)`)
  expect(orphans).toEqual([])
}

/** A year's used days per type are those of the confirmed leaves in the list. */
const leaveUseIsThatOfTheList: Book = async (company) => {
  const { tahi, hr } = company
  const sewer = company.anySewer()
  const year = company.today().slice(0, 4)
  const query = { year: Number(year), userId: sewer.id }
  const { types } = (await tahi.call(hr, readLeaveUse, { query })).ok.data
  const used = types.flatMap(({ leaveType, used }) => Array<string>(used).fill(leaveType))
  const leaves = await listsOf(company, hr, sewer).leaves({ status: 'confirmed' })
  const listed = leaves.flatMap(({ leaveType, date, dateEnd }) =>
    eachDay(date, dateEnd)
      .filter((day) => day.startsWith(year))
      .map(() => leaveType as string),
  )
  expect(used.sort()).toEqual(listed.sort())
}

export const leaveBooks = [leavesDoNotOverlap, leaveDaysHaveTheirLeave, leaveUseIsThatOfTheList]
