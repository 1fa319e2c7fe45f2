import type { PersonName } from '@tahi/contract'
import { listedName } from '@tahi/domain'

/** 'EMP-00001 · Santos, Ana': in a field for a user ID (W2 Payslip form). */
export const idFirst = (person: PersonName & { userId: string }): string =>
  `${person.userId} · ${listedName(person)}`
