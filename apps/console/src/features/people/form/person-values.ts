import { newId } from '@tahi/client/new-id'
import { type gender, isCompanyWide, type PersonRecord, type Role } from '@tahi/contract'
import { firstRatesFrom } from '@tahi/domain'
import type * as z from 'zod'

/** An employee form's values: '' and 0 for unknown ones. A type, not an interface, to fit `Record<string, unknown>`. */
export type PersonValues = {
  /** For a new person, created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  /** The version that the user has seen; 0 for a new person. A restored draft keeps its own. */
  version: number
  userId: string
  email: string
  firstName: string
  middleName: string
  lastName: string
  birthday: string
  birthplace: string
  contact: string
  gender: z.infer<typeof gender> | ''
  role: Role
  /** The last day that is paid, of people who were deactivated or went to head office. */
  leftOn: string
  branchId: string
  departmentId: string
  designationId: string
  /** The person's number on the branch's clock. */
  clockNumber: string
  address: { streetAddress: string; city: string; zipcode: string; state: string }
  /** Pesos. */
  dailyRate: number
  overRate: number
  ratesFrom: string
  /** Whether the person has rates at all, also when none of them holds today. */
  hasRates: boolean
  /** The picture's address. */
  avatar: string
}

const nowhere = { streetAddress: '', city: '', zipcode: '', state: '' }

/** @param branchId the branch of users who add people only to their own; null for others */
export const newValues = (branchId: string | null, today: string, role: Role = 'user'): PersonValues => ({
  _id: newId(),
  version: 0,
  userId: '',
  email: '',
  firstName: '',
  middleName: '',
  lastName: '',
  birthday: '',
  birthplace: '',
  contact: '',
  gender: '',
  role,
  leftOn: '',
  branchId: branchId ?? '',
  departmentId: '',
  designationId: '',
  clockNumber: '',
  address: nowhere,
  dailyRate: 0,
  overRate: 0,
  ratesFrom: firstRatesFrom(today),
  hasRates: false,
  avatar: '',
})

/** The values for the next of several new people: the same place, everything else empty. */
export const nextValues = (added: PersonValues, today: string): PersonValues => {
  const { role, branchId, departmentId, designationId, ratesFrom } = added
  return { ...newValues(null, today, role), branchId, departmentId, designationId, ratesFrom }
}

export const valuesOf = (record: PersonRecord, today: string): PersonValues => {
  const { streetAddress, city, zipcode, state } = record.address
  const lastDay = record.leftOn ?? today
  return {
    _id: record._id,
    version: record.version,
    userId: record.userId,
    email: record.email,
    firstName: record.firstName,
    middleName: record.middleName,
    lastName: record.lastName,
    birthday: record.birthday ?? '',
    birthplace: record.birthplace,
    contact: record.contact,
    gender: record.gender ?? '',
    role: record.role,
    leftOn: record.leftOn ?? '',
    branchId: record.branchId ?? '',
    departmentId: record.departmentId ?? '',
    designationId: record.designationId ?? '',
    clockNumber: record.clockNumber ?? '',
    address: { streetAddress, city, zipcode, state },
    dailyRate: record.dailyRate ?? 0,
    overRate: record.overRate ?? 0,
    ratesFrom: record.rates.length === 0 ? firstRatesFrom(lastDay) : lastDay,
    hasRates: record.rates.length > 0,
    avatar: record.avatar ?? '',
  }
}

/** A chosen branch. Another one has another clock; the number on the clock of the opened one is still known. */
export const inBranch = (branchId: string, opened: PersonValues) => ({
  branchId,
  clockNumber: branchId === opened.branchId ? opened.clockNumber : '',
})

/** Whether somebody is paid by rates: head office is not (D2), except for days in a branch before (decision 0023). */
export const hasPay = ({ role, leftOn }: Pick<PersonRecord, 'role' | 'leftOn'>): boolean =>
  !isCompanyWide(role) || Boolean(leftOn)

/** Whether people of this role work in a department: an HR Admin is 'Admin HR' (W2 Employees). */
export const hasDepartment = (role: Role): boolean => role === 'user'
