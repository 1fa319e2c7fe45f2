import type { Role, StatusFilter } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { allOf } from './paging.ts'

/**
 * A uuid column is one of these ids. For a single id it is an equality, whose plan PostgreSQL keeps, where that of an
 * array is made anew every time: 0.2 ms a statement.
 */
export const isOneOf = (column: string, ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${sql.ref(column)} = ${ids[0]}::uuid` : sql`${sql.ref(column)} = any(${ids}::uuid[])`

/** A table's records stand, and the list is not asked for removed ones alone, which leave all lists (D1). */
export const isListed = (table: string, status: StatusFilter): RawBuilder<unknown> =>
  status === 'false' ? sql`false` : sql`${sql.ref(`${table}.active`)}`

/** Whose records a list is asked for. */
export interface OfPeople {
  readonly departmentId?: string | undefined
  readonly role?: Role | 'all' | undefined
}

/** A table's records are of the people asked for; nothing where everybody's are. */
export function isOfPeople(table: string, { departmentId, role = 'all' }: OfPeople) {
  if (departmentId === undefined && role === 'all') return undefined
  return sql`${sql.ref(`${table}.person_id`)} in (select id from person where ${arePeople({ departmentId, role })})`
}

/** The same on `person` itself. */
export const arePeople = ({ departmentId, role = 'all' }: OfPeople) =>
  allOf([
    departmentId && sql`person.department_id = ${departmentId}`,
    role !== 'all' && sql`person.role = ${role}`,
  ])
