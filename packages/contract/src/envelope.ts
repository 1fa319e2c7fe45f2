import * as z from 'zod'

/** Machine-readable reasons for a failure, each with its HTTP status (D1 Envelope). */
export const failureStatus = {
  invalid: 400,
  not_signed_in: 401,
  session_ended: 401,
  not_allowed: 403,
  employees_use_application: 403,
  password_change_required: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  payslip_outdated: 409,
  too_large: 413,
  wrong_type: 415,
  too_many_tries: 429,
  failed: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof failureStatus

export const fieldError = z.object({ path: z.string(), msg: z.string() })
export type FieldError = z.infer<typeof fieldError>

/**
 * The body of every failed call. After a stale edit, `data` holds the current record; where a payslip covers a day, a
 * `coveredDay`; after some refused sign-ins, a `refusedSignIn`.
 */
export const failure = z.object({
  success: z.literal(false),
  msg: z.string(),
  code: z.enum(Object.keys(failureStatus) as [FailureCode, ...FailureCode[]]),
  errors: z.array(fieldError).optional(),
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof failure>

export interface DataEnvelope<T> {
  success: true
  msg: string
  data: T
}

export interface ListEnvelope<T> extends DataEnvelope<T[]> {
  total: number
  page?: number
  pageSize?: number
}
