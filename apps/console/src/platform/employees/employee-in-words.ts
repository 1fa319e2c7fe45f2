import type { PersonName } from '@tahi/contract'
import { listedName } from '@tahi/domain'

/** 'Santos, Ana (EMP-00001)'. */
export const employeeInWords = (person: PersonName): string => `${listedName(person)} (${person.userId})`
