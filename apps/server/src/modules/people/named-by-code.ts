import { sql } from 'kysely'

/** 'Ana Santos (EMP-00009)', of a `person`: the reader of a refusal must be able to find them. */
export const namedByCode = sql<string>`person.first_name || ' ' || person.last_name || ' (' || person.code || ')'`
