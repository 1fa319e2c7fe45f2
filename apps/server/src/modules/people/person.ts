import type { PersonRecord, Role } from '@tahi/contract'
import { ageOn, type Day, type EnteredRate, effectiveOn, type PayRate, pesosFromCentavos } from '@tahi/domain'
import { sql } from 'kysely'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { leftOn } from '../attendance/index.ts'
import { actionsOn, readsPrivate } from './abilities.ts'

/** A person as the tables store one. */
export interface StoredPerson {
  readonly id: string
  readonly code: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
  readonly email: string
  readonly gender: 'male' | 'female' | null
  readonly birthday: Day | null
  readonly birthplace: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly contact: string
  readonly branchId: string | null
  readonly departmentId: string | null
  readonly designationId: string | null
  /** The person's number on the branch's biometric clock, normalised by `clockNumberOf`. */
  readonly clockNumber: string | null
  readonly avatarFileId: string | null
  readonly active: boolean
}

/** A stored person with what is read from other tables. */
export interface PersonEntry extends StoredPerson {
  readonly branchName: string | null
  readonly departmentName: string | null
  readonly designationName: string | null
  /** Newest first. */
  readonly rates: readonly EnteredRate[]
  /** Of people who went to head office, the branch that pays their days (decision 0023). */
  readonly lastBranchId: string | null
  /** The last of the days that are paid, of people who were deactivated or went to head office. */
  readonly leftOn: Day | null
  readonly version: number
  readonly createdAt: Date
}

/** For `select … from ${personTables}`. */
export const personColumns = sql`
  person.id, person.code, person.role, person.first_name as "firstName", person.last_name as "lastName",
  person_detail.middle_name as "middleName", person_detail.email, person_detail.gender, person_detail.birthday,
  person_detail.birthplace, person_detail.street_address as "streetAddress", person_detail.city,
  person_detail.state, person_detail.zipcode, person_detail.latitude, person_detail.longitude,
  person_detail.contact, person.branch_id as "branchId", person.department_id as "departmentId",
  person.designation_id as "designationId", person.clock_number as "clockNumber",
  person.avatar_file_id as "avatarFileId", person.active,
  branch.name as "branchName", department.name as "departmentName", designation.name as "designationName",
  coalesce((
    select json_agg(json_build_object(
      'from', effective_from, 'dailyRate', daily_rate, 'overtimeRate', overtime_rate,
      'dailyEntered', daily_entered, 'overtimeEntered', overtime_entered
    ) order by effective_from desc)
    from pay_rate where pay_rate.person_id = person.id
  ), '[]') as rates,
  person.last_branch_id as "lastBranchId", ${leftOn} as "leftOn", person.version, person.created_at as "createdAt"`

export const personTables = sql`
  person
  join person_detail on person_detail.person_id = person.id
  left join branch on branch.id = person.branch_id
  left join department on department.id = person.department_id
  left join designation on designation.id = person.designation_id`

/** The private fields of a person, all unknown. */
export const nothingPrivate = {
  birthday: null,
  birthplace: '',
  streetAddress: '',
  city: '',
  state: '',
  zipcode: '',
  latitude: null,
  longitude: null,
}

/** A person without what the caller may not know. Whatever is read, compared or exported for the caller uses this. */
export const asKnownTo = <Known extends StoredPerson>(scope: Scope, person: Known): Known =>
  readsPrivate(scope, person) ? person : { ...person, ...nothingPrivate }

/** A rate as the contract has it. */
export const inPesos = ({ from, dailyRate, overtimeRate }: PayRate) => ({
  from,
  dailyRate: pesosFromCentavos(dailyRate),
  overRate: pesosFromCentavos(overtimeRate),
})

/** @returns the person as the contract has one, for the caller to read */
export function toRecord(
  stored: PersonEntry,
  { scope, today, now }: Pick<Work, 'scope' | 'today' | 'now'>,
  addresses: FileAddresses,
): PersonRecord {
  const entry = asKnownTo(scope, stored)
  const { id, code, active, avatarFileId, createdAt, lastBranchId, ...person } = entry
  const { streetAddress, city, state, zipcode, latitude, longitude, ...rest } = person
  const rates = entry.rates.map(inPesos)
  const rate = effectiveOn(rates, person.leftOn ?? today)
  return {
    ...rest,
    _id: id,
    userId: code,
    address: { streetAddress, city, state, zipcode, latitude, longitude },
    age: person.birthday === null ? null : ageOn(person.birthday, today),
    avatar: avatarFileId === null ? null : addresses.sign(avatarFileId, now),
    dailyRate: rate?.dailyRate ?? null,
    overRate: rate?.overRate ?? null,
    rates,
    status: active,
    createdAt: createdAt.toISOString(),
    can: actionsOn(scope, entry),
  }
}
