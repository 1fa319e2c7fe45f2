import { isClockNumber, payrollBlocks } from '@tahi/domain'
import * as z from 'zod'
import { call, data } from './call.ts'
import {
  dayOfAnyYear,
  id,
  instant,
  line,
  name,
  oneLine,
  ownId,
  ownVersion,
  personName,
  pesos,
  role,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { overseers } from './roles.ts'
import { userIdRule } from './small-fields.ts'
import { texts } from './texts.ts'

export const gender = z.enum(['male', 'female'])

export const address = z.object({
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** What prevents a person's pay (D2 Core HR). */
export const payrollBlock = z.enum(payrollBlocks)
export type PayrollBlock = z.infer<typeof payrollBlock>

export const personAction = z.enum([
  'edit',
  'editOwn',
  'editOwnName',
  'deactivate',
  'reactivate',
  'resetPassword',
  'setRates',
])

/** Rates from a day on; the latest that has begun is in force (W3, D5). */
export const payRate = z.object({ from: dayOfAnyYear, dailyRate: pesos, overRate: pesos })
export type PayRate = z.infer<typeof payRate>

/** One person, with everything that the reader may see (W3 User). */
export const personRecord = personName.extend({
  role,
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  departmentId: id.nullable(),
  departmentName: z.string().nullable(),
  designationId: id.nullable(),
  designationName: z.string().nullable(),
  /** The person's number in the branch's biometric clock. */
  clockNumber: z.string().nullable(),
  email: z.string(),
  middleName: z.string(),
  gender: gender.nullable(),
  /** Left out, together with age, birthplace and address, for readers who could use it to sign in (decision 0006). */
  birthday: dayOfAnyYear.nullable(),
  /** Full years by the company's calendar. */
  age: z.int().nullable(),
  birthplace: z.string(),
  address,
  contact: z.string(),
  /** Opens without a token for 15 minutes (D6). */
  avatar: z.string().nullable(),
  /** The day of the deactivation, or the last in a branch: the days until then are still paid (decision 0023). */
  leftOn: dayOfAnyYear.nullable(),
  /** The rates in force today, or on `leftOn`. */
  dailyRate: pesos.nullable(),
  overRate: pesos.nullable(),
  /** Newest first. */
  rates: z.array(payRate),
  /** False when deactivated. */
  status: z.boolean(),
  version,
  createdAt: instant,
  can: z.array(personAction),
})
export type PersonRecord = z.infer<typeof personRecord>

export const readPerson = call({
  method: 'GET',
  path: '/api/people/record/:id',
  summary: 'One person with address, pay rates and their history: the caller, or anybody in scope',
  allow: 'signedIn',
  params: z.object({ id }),
  reply: data(personRecord),
})

/** The fields of an employee form; a missing field is left unchanged. */
const personFields = {
  firstName: name.optional(),
  lastName: name.optional(),
  middleName: line.optional(),
  gender: gender.nullable().optional(),
  birthday: dayOfAnyYear.nullable().optional(),
  birthplace: line.optional(),
  address: z
    .object({
      streetAddress: oneLine.max(limits.textLength),
      city: line,
      state: line,
      zipcode: oneLine.max(20),
      latitude: z.number().min(-90).max(90).nullable(),
      longitude: z.number().min(-180).max(180).nullable(),
    })
    .partial()
    .optional(),
  contact: oneLine.max(40).optional(),
  role: role.optional(),
  branchId: id.nullable().optional(),
  departmentId: id.nullable().optional(),
  designationId: id.nullable().optional(),
  /**
   * When the branch changes, the number in the new branch's clock. Stored without the zeros that clocks pad it with.
   */
  clockNumber: z.string().trim().refine(isClockNumber, texts.person.clockNumberForm).nullable().optional(),
  /** Null, as for a person without a rate, changes nothing: a rate is never removed. */
  dailyRate: pesos.min(0).max(limits.largestDailyRate, texts.person.dailyRateTooHigh).nullable().optional(),
  /** Pesos an hour of overtime. */
  overRate: pesos.min(0).max(limits.largestOvertimeRate, texts.person.overRateTooHigh).nullable().optional(),
  /** The day from which the rates are in force; by default today or `leftOn`, for first rates the first of the month before. */
  ratesFrom: dayOfAnyYear.optional(),
  /** The address of a picture that the caller uploaded, or null for none. */
  avatar: z.string().max(1000).nullable().optional(),
}

export const addPerson = call({
  method: 'POST',
  path: '/api/auth/add-user',
  summary: 'Adds a person; without a password, the birthday is the first one and has to be changed',
  allow: overseers,
  body: z.object({
    ...personFields,
    _id: ownId,
    /** The visible code; by default the server makes the next one (D2). */
    userId: z
      .string()
      .trim()
      .regex(...userIdRule)
      .optional(),
    email: z.email().max(200),
    password: z.string().min(limits.passwordLength).max(200).optional(),
    status: z.boolean().optional(),
    version: ownVersion,
  }),
  reply: data(personRecord),
})

export const updatePerson = call({
  method: 'PATCH',
  path: '/api/auth/update-user/',
  summary:
    'Changes a person; of their own record callers change little, also the name only as admin; status false deactivates',
  allow: 'signedIn',
  body: z.object({
    ...personFields,
    _id: id,
    email: z.string().optional(),
    userId: z.string().optional(),
    /** Refused in words: a field that is left out silently would be believed to be set (W3). */
    password: z.never(texts.person.passwordElsewhere).optional(),
    status: z.boolean().optional(),
    version: version.optional(),
  }),
  reply: data(personRecord),
})

export const resetPassword = call({
  method: 'POST',
  path: '/api/people/reset-password',
  summary: "Sets an employee's password back to the birthday; mails anybody else a link to choose one",
  allow: overseers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})

export const removeRate = call({
  method: 'POST',
  path: '/api/people/rate/remove',
  summary: "Takes out of a person's history a rate that was entered for the wrong day",
  allow: overseers,
  body: z.object({ _id: id, from: dayOfAnyYear, version: version.optional() }),
  reply: data(personRecord),
})
