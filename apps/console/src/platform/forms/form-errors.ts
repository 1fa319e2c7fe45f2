import { FailedCall } from '@tahi/client'
import { inWords, texts } from '@tahi/contract'
import * as z from 'zod/v4/core'

/** The first message for each field that the contract's schema refuses. */
export function errorsOf(schema: z.$ZodType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values, { error: inWords })
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message || texts.error
  return errors
}

/** The server's message for each field of the form that it refused; nested fields are named by their path. */
export function refusedFields(failure: unknown, values: Record<string, unknown>): Record<string, string> {
  if (!(failure instanceof FailedCall)) return {}
  const fields = failure.errors.filter(({ path }) => (path.split('.')[0] ?? '') in values)
  return Object.fromEntries(fields.map(({ path, msg }) => [path, msg]))
}
