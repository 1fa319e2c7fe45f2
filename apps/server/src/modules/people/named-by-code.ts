import { sql } from 'kysely'

/** 'Ana Santos (EMP-00009)', of a `person`: who a refusal means must be found. */
export const namedByCode = sql<string>`person.first_name || ' ' || person.last_name || ' (' || person.code || ')'`
