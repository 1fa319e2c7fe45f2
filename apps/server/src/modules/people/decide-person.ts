import { type FieldError, texts } from '@tahi/contract'
import { birthdayProblem, type Day, type EnteredRate } from '@tahi/domain'
import { notAllowed, Refusal } from '../../platform/errors.ts'
import { branchInScope, type Scope } from '../../platform/scope.ts'
import { gives, keeps, namesThemselves } from './abilities.ts'
import { decidePlace } from './decide-place.ts'
import { decideRate } from './decide-rate.ts'
import { nothingPrivate, type PersonEntry, type StoredPerson } from './person.ts'
import type { Places } from './places.ts'
import { rateRefusal } from './rates.ts'
import { differences, type SentFields, wirePaths, withSent } from './sent-fields.ts'

/** The caller's scope and the facts that a decision needs: the functions here do not read the database. */
export interface Circumstances {
  readonly scope: Scope
  readonly today: Day
  readonly places: Places
}

export interface Decision {
  readonly person: StoredPerson
  /** Rates to write; null when none change. */
  readonly rate: EnteredRate | null
  /** Every field that is refused; nothing may be written unless this is empty. */
  readonly errors: readonly FieldError[]
  /** Set when something is nobody's to change on their own record, whatever the value. */
  readonly notAllowed?: boolean
}

const own: readonly (keyof StoredPerson)[] = ['birthday', 'contact', 'gender', 'avatarFileId']
/** Nobody raises their own role, changes their own pay rates or deactivates themselves (D2). */
const neverOwn: readonly (keyof StoredPerson)[] = ['role', 'active']
const ownName: readonly (keyof StoredPerson)[] = ['firstName', 'lastName']

/**
 * Decides the result of a change to a person (D2). Of their own record, callers may only change birthday, contact, gender
 * and picture (W2 Profile), and a General Manager also the name. They may not empty a birthday.
 * @throws Refusal not_allowed when the caller does not keep this person; not_found for a branch out of scope
 */
export function decideChange(before: PersonEntry, sent: SentFields, circumstances: Circumstances): Decision {
  const { scope } = circumstances
  if (before.id === scope.personId) return decideOwn(before, sent, circumstances)
  if (!keeps(scope, before))
    throw notAllowed(before.role === 'user' ? undefined : texts.person.keepsEmployees)
  const decision = decide(before, before, sent, circumstances)
  const changed = differences(before, decision.person)
  return {
    ...decision,
    errors: [
      ...(changed.includes('code') ? [{ path: 'userId', msg: texts.person.userIdFixed }] : []),
      ...(changed.includes('email') ? [{ path: 'email', msg: texts.person.emailFixed }] : []),
      ...decision.errors,
    ],
  }
}

/** @throws Refusal invalid or not_allowed, with all errors at once */
export function refuseErrors({ errors, notAllowed }: Pick<Decision, 'errors' | 'notAllowed'>): void {
  const [first] = errors
  if (first) throw new Refusal(notAllowed ? 'not_allowed' : 'invalid', first.msg, { errors: [...errors] })
}

/**
 * Decides the result of adding a person: an employee, unless another role is sent.
 * @throws Refusal not_allowed, not_found
 */
export function decideNew(
  ids: { id: string; code: string },
  sent: SentFields,
  circumstances: Circumstances,
): Decision {
  const decision = decide({ ...nobody, ...ids }, noHistory, { ...sent, userId: undefined }, circumstances)
  const { firstName, lastName } = decision.person
  return {
    ...decision,
    errors: [
      ...(firstName === '' ? [{ path: 'firstName', msg: texts.validation.required }] : []),
      ...(lastName === '' ? [{ path: 'lastName', msg: texts.validation.required }] : []),
      ...decision.errors,
    ],
  }
}

function decide(
  before: StoredPerson,
  history: Pick<PersonEntry, 'rates' | 'leftOn'>,
  sent: SentFields,
  { scope, today, places }: Circumstances,
): Decision {
  const wanted = withSent(before, sent)
  if (!gives(scope, wanted.role)) throw notAllowed(texts.person.givesRoles)
  const { person, errors: placeErrors } = decidePlace(before, wanted, places)
  if (person.branchId !== null) branchInScope(scope, person.branchId)
  // Who is back, maybe by this very change, gets rates for the days to come.
  const leftOn = person.active && person.branchId !== null ? null : history.leftOn
  const { rate, errors: rateErrors } = decideRate(history.rates, sent, leftOn ?? today)
  const refusal = rate && rateRefusal({ role: person.role, leftOn }, rate.from)
  return {
    person,
    rate,
    errors: [
      ...placeErrors,
      ...birthdayErrors(before, person, today),
      ...rateErrors,
      ...(refusal ? [refusal] : []),
    ],
  }
}

function decideOwn(before: PersonEntry, sent: SentFields, { scope, today }: Circumstances): Decision {
  const person = withSent(before, sent)
  const { rate, errors: rateErrors } = decideRate(before.rates, sent, before.leftOn ?? today)
  const allowed = namesThemselves(scope) ? [...own, ...ownName] : own
  const foreign = differences(before, person).filter((key) => !allowed.includes(key))
  const ratesSent = rate !== null || rateErrors.length > 0
  return {
    person,
    rate: null,
    notAllowed: ratesSent || foreign.some((key) => neverOwn.includes(key)),
    errors: [
      ...foreign.map((key) => ({ path: wirePaths[key], msg: ownSentences[key] ?? texts.person.ownField })),
      ...birthdayErrors(before, person, today),
      ...(isEmptied(before, person) ? [{ path: 'birthday', msg: texts.person.ownBirthday }] : []),
      ...(ratesSent ? [{ path: 'dailyRate', msg: texts.person.ownRates }] : []),
    ],
  }
}

const ownSentences: Partial<Record<keyof StoredPerson, string>> = {
  role: texts.person.ownRole,
  active: texts.person.ownStatus,
  email: texts.person.emailFixed,
  code: texts.person.userIdFixed,
}

function birthdayErrors(before: StoredPerson, { birthday }: StoredPerson, today: Day): FieldError[] {
  if (birthday === null || birthday === before.birthday) return []
  const problem = birthdayProblem(birthday, today)
  return problem ? [{ path: 'birthday', msg: texts.person.birthdayProblems[problem] }] : []
}

/** A known birthday is the first password after a reset, and needed for payroll: only those who keep the person empty it. */
const isEmptied = (before: StoredPerson, { birthday }: StoredPerson): boolean =>
  before.birthday !== null && birthday === null

const noHistory = { rates: [], leftOn: null }

const nobody: Omit<StoredPerson, 'id' | 'code'> = {
  role: 'user',
  firstName: '',
  lastName: '',
  middleName: '',
  email: '',
  gender: null,
  contact: '',
  ...nothingPrivate,
  branchId: null,
  departmentId: null,
  designationId: null,
  clockNumber: null,
  avatarFileId: null,
  active: true,
}
