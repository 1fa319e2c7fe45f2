import * as z from 'zod/v4/core'
import { FailedCall } from './failed-call.ts'

/** The stored record, from the reply that refused a change of an older version as stale (D1 create). */
export function newerRecord<Newer>(failure: unknown, schema: z.$ZodType<Newer>): Newer | undefined {
  if (!(failure instanceof FailedCall) || failure.code !== 'stale') return undefined
  return z.safeParse(schema, failure.data?.data).data
}
