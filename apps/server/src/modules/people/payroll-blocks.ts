import type { PayrollBlock } from '@tahi/contract'
import { type Day, payrollBlocks } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'

/**
 * What blocks a person's pay, as conditions on `person` alone: it is asked for lists and counts of thousands. A rate of 0
 * means none, as in a payslip's warnings.
 */
const lacks = (today: Day): Record<PayrollBlock, RawBuilder<boolean>> => ({
  no_rate: sql`not coalesce((
    select pay_rate.daily_rate > 0 from pay_rate
    where pay_rate.person_id = person.id and pay_rate.effective_from <= ${today}
    order by pay_rate.effective_from desc limit 1), false)`,
  no_birthday: sql`not exists (
    select from person_detail where person_detail.person_id = person.id and person_detail.birthday is not null)`,
  no_designation: sql`person.designation_id is null`,
})

/**
 * Only active employees are listed. Those who left or were promoted are still paid for their last days (decision 0023);
 * their payslips warn of a missing rate, and nothing else blocks them.
 */
const isEmployee = sql`(person.active and person.role = 'user')`

/** Whether the given block, or any, applies to `person`. */
export function isBlocked(block: PayrollBlock | 'any', today: Day): RawBuilder<boolean> {
  const found = lacks(today)
  const asked = block === 'any' ? payrollBlocks.map((each) => found[each]) : [found[block]]
  return sql`(${isEmployee} and (${sql.join(asked, sql` or `)}))`
}

/** All blocks of the pay of `person`, in the order of `payrollBlocks`: a text array. */
export function blocksOf(today: Day): RawBuilder<PayrollBlock[]> {
  const found = payrollBlocks.map(
    (block) => sql`case when ${isBlocked(block, today)} then ${block}::text end`,
  )
  return sql`array_remove(array[${sql.join(found)}], null)`
}
