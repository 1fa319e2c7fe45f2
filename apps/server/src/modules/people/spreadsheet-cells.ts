import { roleTitles } from '@tahi/contract'
import { type Day, effectiveOn, type PersonColumn, pesosFromCentavos } from '@tahi/domain'
import type { PersonEntry } from './person.ts'

export type SpreadsheetCells = Readonly<Record<PersonColumn, string | number | null>>

/** A person's row of the spreadsheet, with the rates in effect on the day. */
export function spreadsheetCells(person: PersonEntry, day: Day): SpreadsheetCells {
  const rate = effectiveOn(person.rates, day)
  return {
    userId: person.code,
    lastName: person.lastName,
    firstName: person.firstName,
    middleName: person.middleName,
    role: roleTitles[person.role],
    branch: person.branchName,
    department: person.departmentName,
    designation: person.designationName,
    clockNumber: person.clockNumber,
    email: person.email,
    birthday: person.birthday,
    gender: person.gender,
    contact: person.contact,
    streetAddress: person.streetAddress,
    city: person.city,
    state: person.state,
    zipcode: person.zipcode,
    birthplace: person.birthplace,
    dailyRate: rate ? pesosFromCentavos(rate.dailyRate) : null,
    overRate: rate ? pesosFromCentavos(rate.overtimeRate) : null,
    ratesFrom: rate?.from ?? null,
  }
}
