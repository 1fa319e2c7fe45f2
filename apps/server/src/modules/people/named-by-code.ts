import { sql } from 'kysely'
import { fullNameOfPerson } from '../../platform/person-name.ts'

/** 'Ana Santos (EMP-00009)', of a `person`: the reader of a refusal must be able to find them. */
export const namedByCode = sql<string>`${fullNameOfPerson} || ' (' || person.code || ')'`
