import { type RawBuilder, sql } from 'kysely'

/**
 * Whom the numbers on a branch's clock mean on which days. Who has a number now is meant by the days after the last of
 * everybody who had it before (decision 0007). Where it may have been given to a former holder by mistake, its days mean
 * nobody, unless it came back to them; while another one has it they are `disputed`.
 */
export const numberHolders = (branchId: string): RawBuilder<unknown> => sql`(
  select clock_number, person_id, disputed, last_day,
    coalesce(lag(last_day) over (partition by clock_number order by last_day), '-infinity') as after_day
  from (
    select former.clock_number, former.last_day, former.may_be_wrong and present.id <> former.person_id as disputed,
      case when not former.may_be_wrong or present.id = former.person_id then former.person_id end as person_id
    from former_clock_number as former
    left join person as present
      on present.branch_id = former.branch_id and present.clock_number = former.clock_number
    where former.branch_id = ${branchId}::uuid
    union all
    select clock_number, 'infinity', false, id from person
    where branch_id = ${branchId}::uuid and clock_number is not null
  ) as held
)`

/** The `row` of a file means this one of the `numberHolders` as `holder`; without a day, the present one. */
export const meansHolder: RawBuilder<unknown> = sql`(
  holder.clock_number = row.clock_number
  and coalesce(row.day, 'infinity') > holder.after_day and coalesce(row.day, 'infinity') <= holder.last_day
)`
