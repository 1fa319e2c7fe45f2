import { addPerson, dayOfAnyYear, type Input, isCompanyWide, name, texts, updatePerson } from '@tahi/contract'
import { birthdayProblem, isDay, mayRatesBegin } from '@tahi/domain'
import * as z from 'zod'
import { isSameFile } from '../../../platform/files/file-address.ts'
import { hasDepartment, hasPay, type PersonValues } from './person-values.ts'

export type Addition = Input<typeof addPerson>['body']
export type Change = Input<typeof updatePerson>['body']

/** The values as the call takes them, without rates. People of head office belong to no branch. */
const wireOf = (values: PersonValues) => ({
  role: values.role,
  branchId: isCompanyWide(values.role) ? null : values.branchId,
  departmentId: (hasDepartment(values.role) && values.departmentId) || null,
  designationId: (hasDepartment(values.role) && values.designationId) || null,
  clockNumber: (!isCompanyWide(values.role) && values.clockNumber.trim()) || null,
  firstName: values.firstName,
  middleName: values.middleName,
  lastName: values.lastName,
  birthday: values.birthday || null,
  birthplace: values.birthplace,
  contact: values.contact,
  gender: values.gender || null,
})

const ratesOf = ({ dailyRate, overRate, ratesFrom }: PersonValues) => ({
  dailyRate,
  overRate,
  ...(ratesFrom && { ratesFrom }),
})

/** The body for a new person; empty values are left out, rates included. */
export function additionOf(values: PersonValues): Addition {
  const { _id, version, email, userId, address, avatar, dailyRate, overRate } = values
  return {
    _id,
    version,
    ...wireOf(values),
    email: email.trim(),
    ...(userId.trim() && { userId }),
    address,
    ...(avatar && { avatar }),
    ...(hasPay(values) && (dailyRate > 0 || overRate > 0) && ratesOf(values)),
  }
}

/**
 * The changes from the opened to the typed values, with the version that was read (D1).
 * @param isBack whether somebody who left is hired again together with them
 */
export function changeOf(opened: PersonValues, values: PersonValues, isBack = false): Change {
  const before = wireOf(opened)
  const after = wireOf(values)
  const numberElsewhere = after.branchId !== before.branchId && { clockNumber: after.clockNumber }
  const address = differing(opened.address, values.address)
  return {
    _id: values._id,
    version: values.version,
    ...differing(before, after),
    // Another branch has another clock, so the number is sent even if it is equal.
    ...numberElsewhere,
    ...(Object.keys(address).length > 0 && { address }),
    ...(!isSameFile(opened.avatar, values.avatar) && { avatar: values.avatar || null }),
    ...(hasPay(values) && newRatesOf(opened, values, isBack)),
  }
}

function differing<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    names.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  ) as Partial<T>
}

/**
 * The rates to save, if any. Only what was typed: on the day from which it holds, the other rate may be another than
 * today's. Both for a person without rates, and when only the day was changed: then today's are to hold from that day.
 * Without a day for who is hired again or leaves head office, unless one was typed: the day in the form is their last one
 * before, and their new rates begin today.
 */
function newRatesOf(
  opened: PersonValues,
  values: PersonValues,
  isHiredAgain = false,
): Partial<ReturnType<typeof ratesOf>> {
  const { ratesFrom, ...rates } = ratesOf(values)
  const isBack = isHiredAgain || (isCompanyWide(opened.role) && !isCompanyWide(values.role))
  const from = ratesFrom && !(isBack && ratesFrom === opened.ratesFrom) && { ratesFrom }
  const typed = differing({ dailyRate: opened.dailyRate, overRate: opened.overRate }, rates)
  if (Object.keys(typed).length > 0) return { ...(opened.hasRates ? typed : rates), ...from }
  const holdToday = opened.dailyRate > 0 || opened.overRate > 0
  return holdToday && values.ratesFrom !== opened.ratesFrom ? ratesOf(values) : {}
}

/** Whether a save writes rates for days that somebody known may have worked, and been paid for. */
export function reachBack(opened: PersonValues, values: PersonValues, today: string): boolean {
  const { ratesFrom } = newRatesOf(opened, values)
  return opened.version > 0 && ratesFrom !== undefined && ratesFrom < today
}

const branchId = z.uuid(texts.person.branchNeeded).nullable().optional()

const birthdayOn = (today: string) =>
  dayOfAnyYear.superRefine((birthday, { addIssue }) => {
    const problem = isDay(birthday) && birthdayProblem(birthday, today)
    if (problem) addIssue({ code: 'custom', message: texts.person.birthdayProblems[problem] })
  })

const ratesFromOn = (today: string) =>
  dayOfAnyYear.refine((from) => !isDay(from) || mayRatesBegin(from, today), texts.person.ratesFrom).optional()

/** The server's rules for a new person, so that violations show before the form is sent. */
export const additionForm = (today: string) =>
  z.preprocess(
    (values) => additionOf(values as PersonValues),
    addPerson.body.extend({
      firstName: name,
      lastName: name,
      branchId,
      birthday: z.string(texts.person.birthdayNeeded).pipe(birthdayOn(today)),
      ratesFrom: ratesFromOn(today),
    }),
  )

/** The server's rules for a change of the opened values. */
export const changeForm = (opened: PersonValues, today: string) =>
  z.preprocess(
    (values) => changeOf(opened, values as PersonValues),
    updatePerson.body.extend({
      branchId,
      birthday: birthdayOn(today).nullable().optional(),
      ratesFrom: ratesFromOn(today),
    }),
  )
