import type { PeopleImportRow } from '@tahi/contract'

/** Groups of rows by outcome, or all rows. */
export type Outcome = PeopleImportRow['outcome'] | 'all'
