import { type RawBuilder, sql } from 'kysely'
import { type Asked, dayWithin } from './asked.ts'
import { standing } from './trend.ts'

/** The audit trail's action for the end of each. */
const endings = { person: 'person.deactivate', branch: 'branch.remove' }

/**
 * How many are active, and how many were at the end of each of the last days. Where the data does not say, this assumes
 * that active rows have been active since they were added, without a pause and in the same branch. Inactive rows ended at
 * their last end in the audit trail; without one they are not counted at all.
 * @param where a condition on the table
 */
export async function countActive(asked: Asked, table: keyof typeof endings, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ day: string; count: number }>`
    with lifetime as (
      select created_at, active, case when not active then (
          select max(audit_entry.at) from audit_entry
          where audit_entry.entity_id = ${sql.table(table)}.id and audit_entry.action = ${endings[table]}
        ) end as ended_at
      from ${sql.table(table)}
      where ${where}
    ),
    changes as (
      select ${dayWithin(asked, sql`created_at`)} as day, 1 as change
      from lifetime where active or ended_at is not null
      union all
      select ${dayWithin(asked, sql`ended_at`)}, -1 from lifetime where ended_at is not null
    )
    select day, sum(change) as count from changes group by day`.execute(asked.work.queries)
  return standing(asked.days, rows)
}
