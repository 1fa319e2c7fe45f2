import type { PeopleImportRow } from '@tahi/contract'

/** What becomes of rows, or of all of them. */
export type Outcome = PeopleImportRow['outcome'] | 'all'
