import type { PersonName } from '@tahi/contract'
import { sql } from 'kysely'

/** A person's name as queries read it. */
export interface PersonNameRow {
  readonly code: string
  readonly firstName: string
  readonly lastName: string
}

/** For `select … from person`, or from a record with `join person`. */
export const personNameColumns = sql`
  person.code, person.first_name as "firstName", person.last_name as "lastName"`

/** @returns the person beside a record, as the contract has them */
export const toPersonName = (id: string, { code, firstName, lastName }: PersonNameRow): PersonName => ({
  _id: id,
  userId: code,
  firstName,
  lastName,
})

/** 'Ana Cruz', of a `person`: the domain's `fullName` in SQL. */
export const fullNameOfPerson = sql<string>`person.first_name || ' ' || person.last_name`

/** 'Cruz, Ana', of a `person`: the domain's `listedName` in SQL. */
export const listedNameOfPerson = sql<string>`person.last_name || ', ' || person.first_name`
