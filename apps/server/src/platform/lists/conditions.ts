import type { Role, StatusFilter } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'

/** All given conditions; `true` without any. */
export const allOf = (
  conditions: (RawBuilder<unknown> | false | '' | null | undefined)[],
): RawBuilder<unknown> => {
  const asked = conditions.filter((condition): condition is RawBuilder<unknown> => Boolean(condition))
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

/**
 * The condition that a uuid column is one of these ids. A single id becomes an equality, because PostgreSQL keeps that
 * plan; with an array it plans every execution, which costs 0.2 ms a statement.
 */
export const isOneOf = (column: string, ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${sql.ref(column)} = ${ids[0]}::uuid` : sql`${sql.ref(column)} = any(${ids}::uuid[])`

/**
 * The condition that a table's record is active. A list of removed records only is empty: removed records leave all lists
 * (D1).
 */
export const isListed = (table: string, status: StatusFilter): RawBuilder<unknown> =>
  status === 'false' ? sql`false` : sql`${sql.ref(`${table}.active`)}`

/** Restricts a list to some people's records. */
export interface OfPeople {
  readonly departmentId?: string | undefined
  readonly role?: Role | undefined
}

/** The condition that a table's records belong to the given people; undefined for everybody. */
export function isOfPeople(table: string, { departmentId, role }: OfPeople) {
  if (departmentId === undefined && role === undefined) return undefined
  return sql`${sql.ref(`${table}.person_id`)} in (select id from person where ${arePeople({ departmentId, role })})`
}

/** The same condition on `person` itself. */
export const arePeople = ({ departmentId, role }: OfPeople) =>
  allOf([departmentId && sql`person.department_id = ${departmentId}`, role && sql`person.role = ${role}`])
