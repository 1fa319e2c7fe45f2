import type { PeopleImportRow } from '@tahi/contract'

/** Groups of rows by outcome, or those of new people who may be there already. */
export type Outcome = PeopleImportRow['outcome'] | 'namesake'
