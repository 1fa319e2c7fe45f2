import type { addPerson, Request, updatePerson } from '@tahi/contract'
import { clockNumberOf } from '@tahi/domain'
import type { StoredPerson } from './person.ts'

/** The fields of a person that a form or a spreadsheet row sends; fields that are left out stay. */
export type SentFields = Omit<
  Partial<Request<typeof addPerson>['body']>,
  '_id' | 'email' | 'password' | 'avatar'
> &
  Pick<Request<typeof updatePerson>['body'], 'email'> & {
    /** The file behind the picture's address. */
    readonly avatarFileId?: string | null | undefined
  }

/** The person with the fields that were sent. A user ID or e-mail address that only differs in case is unchanged. */
export function withSent(person: StoredPerson, sent: SentFields): StoredPerson {
  const { address = {} } = sent
  return {
    id: person.id,
    code: sameOr(person.code, sent.userId),
    email: sameOr(person.email, sent.email),
    role: sent.role ?? person.role,
    firstName: sent.firstName ?? person.firstName,
    lastName: sent.lastName ?? person.lastName,
    middleName: sent.middleName ?? person.middleName,
    gender: given(sent.gender, person.gender),
    birthday: given(sent.birthday, person.birthday),
    birthplace: sent.birthplace ?? person.birthplace,
    streetAddress: address.streetAddress ?? person.streetAddress,
    city: address.city ?? person.city,
    state: address.state ?? person.state,
    zipcode: address.zipcode ?? person.zipcode,
    latitude: given(address.latitude, person.latitude),
    longitude: given(address.longitude, person.longitude),
    contact: sent.contact ?? person.contact,
    branchId: given(sent.branchId, person.branchId),
    departmentId: given(sent.departmentId, person.departmentId),
    designationId: given(sent.designationId, person.designationId),
    clockNumber: clockNumberAfter(person, sent),
    avatarFileId: given(sent.avatarFileId, person.avatarFileId),
    active: sent.status ?? person.active,
  }
}

/** Another branch has another clock, so without a new number the old one is dropped. */
function clockNumberAfter(person: StoredPerson, { clockNumber, branchId }: SentFields): string | null {
  if (clockNumber !== undefined) return clockNumber === null ? null : clockNumberOf(clockNumber)
  return given(branchId, person.branchId) === person.branchId ? person.clockNumber : null
}

const given = <Value>(sent: Value | undefined, present: Value): Value => (sent === undefined ? present : sent)

const sameOr = (present: string, sent: string | undefined): string =>
  sent === undefined || sent.trim().toLowerCase() === present.toLowerCase() ? present : sent.trim()

/** The contract's name for each column. */
export const wirePaths: Record<keyof StoredPerson, string> = {
  id: '_id',
  code: 'userId',
  role: 'role',
  firstName: 'firstName',
  lastName: 'lastName',
  middleName: 'middleName',
  email: 'email',
  gender: 'gender',
  birthday: 'birthday',
  birthplace: 'birthplace',
  streetAddress: 'address.streetAddress',
  city: 'address.city',
  state: 'address.state',
  zipcode: 'address.zipcode',
  latitude: 'address.latitude',
  longitude: 'address.longitude',
  contact: 'contact',
  branchId: 'branchId',
  departmentId: 'departmentId',
  designationId: 'designationId',
  clockNumber: 'clockNumber',
  avatarFileId: 'avatar',
  active: 'status',
}

/** The columns in which two states of a person differ. */
export const differences = (before: StoredPerson, after: StoredPerson): (keyof StoredPerson)[] =>
  (Object.keys(wirePaths) as (keyof StoredPerson)[]).filter((key) => before[key] !== after[key])
