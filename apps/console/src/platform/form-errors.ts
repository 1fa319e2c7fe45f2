import { texts } from '@tahi/contract'
import * as z from 'zod/v4/core'

/** The first message for each field that the contract's schema refuses. */
export function errorsOf(schema: z.$ZodType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message || texts.error
  return errors
}
