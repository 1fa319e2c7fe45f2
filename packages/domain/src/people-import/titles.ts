import { normalizedTitle } from '../spreadsheet/header.ts'

/** The columns of a spreadsheet of people, as the list's export writes them and an import recognises them. */
export const personColumnTitles = {
  userId: 'User ID',
  lastName: 'Last Name',
  firstName: 'First Name',
  middleName: 'Middle Name',
  role: 'Account Access',
  branch: 'Branch',
  department: 'Department',
  designation: 'Designation',
  clockNumber: 'Clock Number',
  email: 'Email',
  birthday: 'Birthday',
  gender: 'Gender',
  contact: 'Contact',
  streetAddress: 'Street Address',
  city: 'City',
  state: 'State',
  zipcode: 'Zip Code',
  birthplace: 'Birthplace',
  dailyRate: 'Daily Rate',
  overRate: 'Hourly Overtime Rate',
  ratesFrom: 'Rates From',
} as const

export type PersonColumn = keyof typeof personColumnTitles

export const personColumnKeys = Object.keys(personColumnTitles) as PersonColumn[]

/**
 * Titles that companies' own lists have, in English and Filipino, as `normalizedTitle` has them. Only those that can mean
 * nothing else: an overtime rate may be a factor, and a rate that of a month.
 */
const otherTitles: Partial<Record<PersonColumn, readonly string[]>> = {
  userId: ['employeeno', 'employeenumber', 'employeeid', 'empno', 'empid'],
  lastName: ['surname', 'familyname', 'apelyido'],
  firstName: ['givenname', 'pangalan'],
  middleName: ['gitnangpangalan'],
  branch: ['sangay'],
  department: ['departamento'],
  designation: ['position', 'posisyon'],
  email: ['emailaddress'],
  birthday: ['birthdate', 'dateofbirth', 'kaarawan'],
  gender: ['sex', 'kasarian'],
  contact: ['contactno', 'contactnumber', 'mobileno', 'mobilenumber'],
  birthplace: ['placeofbirth'],
  dailyRate: ['arawangsahod', 'dailywage'],
}

/** The titles that may stand over a column, those that hold where there are several first. */
export const titlesOf = (column: PersonColumn): [own: string, ...others: string[]] => [
  normalizedTitle(personColumnTitles[column]),
  ...(otherTitles[column] ?? []),
]
